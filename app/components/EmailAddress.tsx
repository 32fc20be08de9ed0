/** An e-mail address in a text, in one line where it fits into one; a longer one breaks before its `@` first. */
export function EmailAddress({ of: address }: { of: string }) {
  const at = Math.max(0, address.lastIndexOf("@"));
  return (
    <span className="email">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
