/** An e-mail address in a text. A long one goes on in the next line at its `@`, before it breaks anywhere else. */
export function EmailAddress({ of: address }: { of: string }) {
  const at = address.lastIndexOf("@");
  return at < 1 ? (
    address
  ) : (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
