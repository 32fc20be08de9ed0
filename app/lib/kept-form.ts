export type KeptForm = {
  to: string;
  fields: [name: string, value: string][];
  hadFiles: boolean;
};

export const textsOf = ({ fields }: KeptForm) => fields.filter(([, value]) => /\s/.test(value.trim()));

/** Bytes; what is larger is mostly a file. */
const MOST_BYTES = 512 * 1024;

export const isForm = (request: Request): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    request.headers.get("Content-Type") ?? "",
  );

/** Hands back a request that can still be read. `read` finds what was typed, without passwords, or null. */
export async function holdForm(
  request: Request,
): Promise<{ request: Request; read: () => Promise<KeptForm | null> }> {
  const type = request.headers.get("Content-Type") ?? "";
  const bytes = Number(request.headers.get("Content-Length") ?? Number.NaN);
  if (request.method !== "POST" || !isForm(request) || !(bytes <= MOST_BYTES)) {
    return { request, read: () => Promise.resolve(null) };
  }
  const body = await request.arrayBuffer();
  const read = () =>
    keptFrom(new Response(body, { headers: { "Content-Type": type } }), pagePath(request.url));
  return { request: new Request(request, { body }), read };
}

/** The address of the page itself, also when it was asked for as data. */
export function pagePath(address: string): string {
  const url = new URL(address);
  const path = url.pathname.replace(/(?:\/_root)?\.data$/, "") || "/";
  url.searchParams.delete("_routes");
  return path + url.search;
}

async function keptFrom(body: Response, to: string): Promise<KeptForm | null> {
  const form = await body.formData().catch(() => null);
  if (form === null) return null;
  const kept: KeptForm = { to, fields: [], hadFiles: false };
  for (const [name, value] of form) {
    if (typeof value !== "string") kept.hadFiles ||= value.size > 0;
    else if (value.trim() !== "" && !/password/i.test(name)) kept.fields.push([name, value]);
  }
  return kept.fields.length === 0 ? null : kept;
}
