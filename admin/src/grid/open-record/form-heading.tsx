/** The heading of a form for a new record; the focus goes to its first field by the person's own steps. */
export const FormHeading = ({ text, alone }: { text: string; alone: boolean }) => {
  const Heading = alone ? 'h1' : 'h2';
  return <Heading className="form-heading">{text}</Heading>;
};
