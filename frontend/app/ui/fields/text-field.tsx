import type { InputHTMLAttributes } from 'react';
import { Cell, type CellProps } from './cell.tsx';
import type { Plain, Typed } from './typed.ts';

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
