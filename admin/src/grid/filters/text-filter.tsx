import { useFilterText } from './use-filter-text.ts';

type Props = {
  source: string;
  label: string;
  /** For a number: its pattern. Any other text does not filter. */
  number?: string;
};

/** A text, or a number, that is looked for when the field is left or Enter is pressed. */
export const TextFilter = ({ source, label, number }: Props) => {
  const { typed, setTyped, apply } = useFilterText(source);
  const isWrong = number !== undefined && typed.trim() !== '' && !new RegExp(`^${number}$`).test(typed.trim());
  const applyIfRight = () => {
    if (!isWrong) apply();
  };
  return (
    <form
      className="pick"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        applyIfRight();
      }}
    >
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <input
        id={`filter-${source}`}
        type={number === undefined ? 'search' : 'text'}
        {...(number !== undefined && { inputMode: 'decimal', className: 'few' })}
        maxLength={120}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={applyIfRight}
      />
    </form>
  );
};
