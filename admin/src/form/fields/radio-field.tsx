import { useField } from './fields.tsx';

type Props = {
  source: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** One of a few words that are all seen at once. None is chosen beforehand unless the form says so. */
export const RadioField = ({ source, label, options }: Props) => {
  const { field, notes } = useField({ source });
  const errorId = `${notes.id}-error`;
  return (
    <fieldset aria-describedby={notes.error ? errorId : undefined}>
      <legend className="mono">{label}</legend>
      {options.map(([option, text], at) => (
        <label key={option} className="tick">
          <input
            type="radio"
            name={notes.id}
            value={option}
            checked={field.value === option}
            onChange={() => field.onChange(option)}
            {...(notes.error && at === 0 && { 'data-wrong': true })}
          />{' '}
          {text}
        </label>
      ))}
      {notes.error && (
        <p id={errorId} className="error">
          {notes.error}
        </p>
      )}
    </fieldset>
  );
};
