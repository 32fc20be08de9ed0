/**
 * An e-mail address in a text, in one line where it fits into one; a longer one breaks before its `@` first. `then`: the full stop
 * behind it, which would stand in a line of its own otherwise.
 */
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
