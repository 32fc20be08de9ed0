export const HOST_ONLY = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** One cookie of a Cookie header; null when it is absent or there twice, which `__Host-` forbids. */
export function cookieIn(header: string | null, name: string): string | null {
  const own = (header ?? "").split(";").filter((part) => part.trim().startsWith(`${name}=`));
  return own.length === 1 ? (own[0]?.trim().slice(name.length + 1) ?? null) : null;
}
