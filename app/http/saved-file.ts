export const savedFile = (
  file: { size: number; body: ReadableStream },
  { type, disposition }: { type: string; disposition: string },
): Response =>
  new Response(file.body, {
    headers: {
      "Content-Type": type,
      "Content-Length": String(file.size),
      "Content-Disposition": disposition,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
