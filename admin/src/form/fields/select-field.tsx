import { Field } from './field.tsx';
import { type Source, useField } from './fields.tsx';

type Props = Source & {
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  hint?: string | undefined;
};

export const SelectField = ({ label, options, hint, ...source }: Props) => {
  const { field, notes } = useField(source);
  return (
    <Field label={label} hint={hint} {...notes}>
      {(control) => (
        <select {...control} {...field}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
