/** A text of one line or two in a cell, however long it is and whatever letters it is made of; a pointer shows the whole. */
export const Cut = ({ text }: { text: string }) => (
  <span className="cut" title={text}>
    {text}
  </span>
);
