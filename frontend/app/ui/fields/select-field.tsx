import { Cell, type CellProps } from './cell.tsx';
import type { Typed } from './typed.ts';

type SelectFieldProps = CellProps & Typed & { name: string; options: readonly string[]; placeholder: string };

export function SelectField({
  id,
  label,
  help,
  fault,
  className = '',
  onText,
  value,
  name,
  options,
  placeholder,
}: SelectFieldProps) {
  // A draft's choice is shown before the options have come.
  const shownOptions = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Cell {...{ id, label, help, fault, className }}>
      {(control) => (
        <select {...control} name={name} value={value} required onChange={(event) => onText(event.target.value)}>
          <option value="">{placeholder}</option>
          {shownOptions.map((option) => (
            // A translated text is no choice that the server knows.
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Cell>
  );
}
