/** One cookie of a Cookie header. Null when it is absent, and when it is there twice: the `__Host-` prefix forbids that. */
export function cookieIn(header: string | null, name: string): string | null {
  const own = (header ?? "").split(";").filter((part) => part.trim().startsWith(`${name}=`));
  return own.length === 1 ? (own[0]?.trim().slice(name.length + 1) ?? null) : null;
}
