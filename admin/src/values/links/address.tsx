/** A text that may be an e-mail address: where it does not fit into a line, it goes on before its `@`. */
export const Address = ({ text }: { text: string }) => {
  const [before, ...after] = text.split('@');
  return after.length === 0 ? (
    text
  ) : (
    <>
      {before}
      <wbr />@{after.join('@')}
    </>
  );
};
