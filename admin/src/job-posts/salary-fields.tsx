import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { intervals } from './post-choices.ts';
import type { PostFieldsProps } from './post-values.ts';

type Props = Pick<PostFieldsProps, 'values' | 'set'> & {
  error: string | undefined;
};

export const SalaryFields = ({ values, set, error }: Props) => (
  <fieldset>
    <legend className="mono">Salary (optional)</legend>
    {error && <p className="error">{error}</p>}
    <div className="pair">
      <TextField
        label="From"
        type="number"
        min={0}
        value={values.salaryMin}
        change={(amount) => set('salaryMin', amount)}
      />
      <TextField
        label="To"
        type="number"
        min={0}
        value={values.salaryMax}
        change={(amount) => set('salaryMax', amount)}
      />
      <TextField label="Currency" maxLength={3} value={values.currency} change={(code) => set('currency', code)} />
      <SelectField label="For" value={values.interval} change={(one) => set('interval', one)} options={intervals} />
    </div>
  </fieldset>
);
