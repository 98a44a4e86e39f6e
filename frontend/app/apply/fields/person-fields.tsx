import { idOf, type Faults, type Values } from '../values.ts';
import { applicationFields as words } from '../form-words.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

export type FieldsProps = { values: Values; faults: Faults; onChange: (changes: Partial<Values>) => void };

export function PersonFields({ values, faults, onChange }: FieldsProps) {
  return (
    <div className="grid sm:grid-cols-2">
      <TextField
        id={idOf('name')}
        name="name"
        {...words.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        className="sm:border-r sm:border-r-field"
        value={values.name}
        fault={faults.name}
        onText={(name) => onChange({ name })}
      />
      <TextField
        id={idOf('email')}
        name="email"
        type="email"
        {...words.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        enterKeyHint="next"
        value={values.email}
        fault={faults.email}
        onText={(email) => onChange({ email })}
      />
    </div>
  );
}
