import { limits } from '@frontdoor/contract';
import { useGetIdentity } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { optionsOf, translate } from '../messages/translate.ts';

export const SalaryFields = () => {
  const { errors } = useFormState();
  const { data: me } = useGetIdentity();
  const needed = me?.['postsNeedPay'] === true;
  const fault = errors['salary']?.message;
  return (
    <fieldset>
      <legend className="mono">{translate(needed ? 'jobPosts.form.neededSalary' : 'jobPosts.form.salary')}</legend>
      {needed && <p className="soft">{translate('jobPosts.form.payNeeded')}</p>}
      {typeof fault === 'string' && <p className="error">{fault}</p>}
      <div className="pair">
        <TextField source="salaryMin" label={translate('fields.from')} type="number" min={0} />
        <TextField source="salaryMax" label={translate('fields.to')} type="number" min={0} />
        <TextField
          source="currency"
          label={translate('jobPosts.form.currency')}
          maxLength={limits.SalaryView.currency}
        />
        <SelectField
          source="interval"
          label={translate('jobPosts.form.interval')}
          options={optionsOf('jobPosts.choices.interval')}
        />
      </div>
    </fieldset>
  );
};
