/** By TLS, or because it never leaves this machine. */
export function isProtected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  );
}
