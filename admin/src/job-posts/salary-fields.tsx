import { limits } from '@frontdoor/contract';
import { useFormState } from 'react-hook-form';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { intervals } from './post-choices.ts';

export const SalaryFields = () => {
  const { errors } = useFormState();
  const fault = errors['salary']?.message;
  return (
    <fieldset>
      <legend className="mono">Salary (optional)</legend>
      {typeof fault === 'string' && <p className="error">{fault}</p>}
      <div className="pair">
        <TextField source="salaryMin" label="From" type="number" min={0} />
        <TextField source="salaryMax" label="To" type="number" min={0} />
        <TextField source="currency" label="Currency" maxLength={limits.SalaryView.currency} />
        <SelectField source="interval" label="For" options={intervals} />
      </div>
    </fieldset>
  );
};
