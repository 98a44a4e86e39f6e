import type { HTMLAttributes } from 'react';
import type { EnquiryKind } from './enquiry-kinds.ts';
import type { EnquiryValues } from './enquiry-values.ts';
import type { Faults } from '../sending/outcome.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

type EnquiryFieldsProps = {
  kind: EnquiryKind;
  values: EnquiryValues;
  faults: Faults<string>;
  onChange: (changes: EnquiryValues) => void;
};

export function EnquiryFields({ kind, values, faults, onChange }: EnquiryFieldsProps) {
  return (
    <div className="grid sm:grid-cols-2">
      {kind.fields.map(({ name, label, help, missing, rows, half, input }) => {
        const cell = {
          id: `${kind.name}-${name}`,
          name,
          label,
          help,
          optional: missing === undefined,
          fault: faults[name],
          value: values[name] ?? '',
          onText: (text: string) => onChange({ [name]: text }),
          className: half ? 'sm:odd:border-r sm:odd:border-r-field' : 'sm:col-span-2',
        };
        if (rows) return <TextArea key={name} {...cell} rows={rows} required={missing !== undefined} />;
        const { inputMode, ...typed } = input ?? {};
        const mode = inputMode as HTMLAttributes<HTMLInputElement>['inputMode'];
        return <TextField key={name} {...cell} {...typed} inputMode={mode} enterKeyHint="next" />;
      })}
    </div>
  );
}
