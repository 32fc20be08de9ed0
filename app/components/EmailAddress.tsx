/** Breaks before its `@`. `then` is a full stop behind it, which must not stand in a line alone. */
export function EmailAddress({ of: address, then = "" }: { of: string; then?: string }) {
  const at = Math.max(0, address.lastIndexOf("@"));
  return (
    <span className="email">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at) + then}
    </span>
  );
}
