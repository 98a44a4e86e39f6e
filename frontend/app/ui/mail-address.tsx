/** A mail address that goes on in the next line from its @ where it is too long for one. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, Math.max(at, 0))}
      <wbr />
      {address.slice(Math.max(at, 0))}
    </>
  );
}
