import { FormCell } from '../fields/form-cell.tsx';
import type { Faults } from '../sending/outcome.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';
import type { EnquiryValues } from './enquiry-values.ts';

type EnquiryFieldsProps = {
  kind: EnquiryKind;
  values: EnquiryValues;
  faults: Faults<string>;
  onChange: (changes: EnquiryValues) => void;
};

export function EnquiryFields({ kind, values, faults, onChange }: EnquiryFieldsProps) {
  return (
    <div className="grid sm:grid-cols-2">
      {kind.fields.map((field) => (
        <FormCell
          key={field.name}
          field={field}
          id={`${kind.name}-${field.name}`}
          value={values[field.name] ?? ''}
          fault={faults[field.name]}
          className={field.half ? 'sm:odd:border-r sm:odd:border-r-field' : 'sm:col-span-2'}
          onText={(text) => onChange({ [field.name]: text })}
        />
      ))}
    </div>
  );
}
