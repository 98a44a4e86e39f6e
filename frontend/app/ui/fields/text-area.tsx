import type { TextareaHTMLAttributes } from 'react';
import { Cell, type CellProps } from './cell.tsx';
import type { Plain, Typed } from './typed.ts';

type TextAreaProps = CellProps & Typed & Plain<TextareaHTMLAttributes<HTMLTextAreaElement>>;

export function TextArea({ id, label, help, fault, optional = false, className = '', onText, ...area }: TextAreaProps) {
  return (
    <Cell {...{ id, label, help, fault, optional, className }}>
      {(control) => <textarea {...control} {...area} onChange={(event) => onText(event.target.value)} />}
    </Cell>
  );
}
