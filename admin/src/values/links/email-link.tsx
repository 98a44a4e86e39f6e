/** An address may hold a question mark, behind which a mail program would look for more recipients. */
const mailtoOf = (email: string) => {
  const at = email.lastIndexOf('@');
  return `mailto:${encodeURIComponent(email.slice(0, Math.max(at, 0)))}${email.slice(Math.max(at, 0))}`;
};

/** A long address breaks before its @ first. */
export const EmailLink = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <a href={mailtoOf(email)}>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </a>
  );
};
