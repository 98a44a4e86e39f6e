type Props = {
  label: string;
  numbers: { number: number | undefined; text: string; alarming?: boolean }[];
};

export const NumberStrip = ({ label, numbers }: Props) => (
  <ul className="numbers" aria-label={label}>
    {numbers.map(({ number, text, alarming }) => (
      <li key={text} data-alarming={alarming || undefined}>
        <b>{number?.toLocaleString('en-GB') ?? '…'}</b> {text}
      </li>
    ))}
  </ul>
);
