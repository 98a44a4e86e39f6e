import type { HTMLAttributes } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FormField } from './form-fields.ts';

type FormCellProps = {
  field: FormField;
  id: string;
  value: string;
  fault: string | undefined;
  className?: string;
  /** What a field offers to choose from, and its first line until a choice is made. */
  options?: readonly string[] | undefined;
  placeholder?: string;
  onText: (text: string) => void;
};

const none: readonly string[] = [];

/** A field of a form, by its record. */
export function FormCell({ field, options = none, placeholder = '', ...control }: FormCellProps) {
  const { name, label, help, missing, rows, choice = false, input } = field;
  const cell = { name, label, help, ...control };
  const optional = missing === undefined;
  if (choice) return <SelectField {...cell} options={options} placeholder={placeholder} />;
  if (rows) return <TextArea {...cell} optional={optional} rows={rows} required={!optional} />;
  const { inputMode, ...typed } = input ?? {};
  const mode = inputMode as HTMLAttributes<HTMLInputElement>['inputMode'];
  return <TextField {...cell} optional={optional} {...typed} inputMode={mode} enterKeyHint="next" />;
}
