type File = { size: number; body: ReadableStream };

export const savedFile = (file: File, { type, disposition }: { type: string; disposition: string }) =>
  new Response(file.body, {
    headers: { ...HEADERS, "Content-Type": type, "Content-Disposition": disposition, ...sizeOf(file) },
  });

/** Shown by the browser's own viewer in a frame of ours, and nowhere else. The policy makes it a sandbox. */
export const framedPdf = (file: File) =>
  new Response(file.body, {
    headers: {
      ...HEADERS,
      "Content-Type": "application/pdf",
      "Content-Disposition": "inline",
      "Content-Security-Policy": `${HEADERS["Content-Security-Policy"]}; frame-ancestors 'self'`,
      ...sizeOf(file),
    },
  });

const HEADERS = {
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

const sizeOf = ({ size }: File) => ({ "Content-Length": String(size) });
