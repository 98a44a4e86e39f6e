import { Address } from './links/address.tsx';

/** A text that takes two lines of a cell at most, however long it is and however high its letters are; a pointer shows all of it. */
export const Cut = ({ text }: { text: string }) => (
  <span className="cut" title={text}>
    <Address text={text} />
  </span>
);
