import { Field } from './field.tsx';

type Props<Value extends string> = {
  label: string;
  value: Value;
  change: (value: Value) => void;
  options: readonly (readonly [value: Value, label: string])[];
  hint?: string | undefined;
  error?: string | undefined;
  savedNow?: string | undefined;
};

export const SelectField = <Value extends string>({ label, value, change, options, ...notes }: Props<Value>) => (
  <Field label={label} {...notes}>
    {(control) => (
      <select {...control} value={value} onChange={(event) => change(event.target.value as Value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
);
