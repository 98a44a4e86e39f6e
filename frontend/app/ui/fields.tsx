import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { Cell, type CellProps } from './cell.tsx';

type Typed = { value: string; onText: (text: string) => void };
type Plain<T> = Omit<T, 'id' | 'className' | 'onChange' | 'value'>;

type TextFieldProps = CellProps & Typed & Plain<InputHTMLAttributes<HTMLInputElement>>;

export function TextField({
  id,
  label,
  help,
  fault,
  optional = false,
  className = '',
  onText,
  ...input
}: TextFieldProps) {
  return (
    <Cell {...{ id, label, help, fault, optional, className }}>
      {(control) => (
        <input {...control} {...input} required={!optional} onChange={(event) => onText(event.target.value)} />
      )}
    </Cell>
  );
}

type TextAreaProps = CellProps & Typed & Plain<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function TextArea({ id, label, help, fault, optional = false, className = '', onText, ...area }: TextAreaProps) {
  return (
    <Cell {...{ id, label, help, fault, optional, className }}>
      {(control) => <textarea {...control} {...area} onChange={(event) => onText(event.target.value)} />}
    </Cell>
  );
}

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
  const shown = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <Cell {...{ id, label, help, fault, className }}>
      {(control) => (
        <select {...control} name={name} value={value} required onChange={(event) => onText(event.target.value)}>
          <option value="">{placeholder}</option>
          {shown.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Cell>
  );
}
