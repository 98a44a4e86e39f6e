import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { zoneText } from '../values/zone.ts';
import type { PostFieldsProps, PostValues } from './post-values.ts';
import { employmentTypes, states, workplaces } from './post-choices.ts';
import { SalaryFields } from './salary-fields.tsx';

const zone = () => `The company’s time: ${zoneText()}.`;

export const PostFields = ({ values, savedNow, set, errors }: PostFieldsProps) => {
  const text = (name: Exclude<keyof PostValues, 'state' | 'employmentType' | 'workplace' | 'interval'>) => ({
    value: values[name],
    change: (value: string) => set(name, value),
    error: errors[name],
    savedNow: savedNow[name],
  });
  return (
    <>
      <TextField label="Title" required maxLength={200} {...text('title')} />
      <TextField
        label="Description"
        hint="The short text on the card."
        required
        lines={3}
        maxLength={4000}
        {...text('para')}
      />
      <TextField label="Location" required maxLength={200} {...text('location')} />
      <TextField
        label="Image address (optional)"
        hint="https://… or a path of this site like /images/team.webp"
        maxLength={2000}
        {...text('image')}
      />
      <SelectField
        label="State"
        hint="Published means: open between its two times, if it has any."
        value={values.state}
        change={(state) => set('state', state)}
        options={states}
        error={errors['state']}
        savedNow={savedNow.state}
      />
      <div className="pair">
        <SelectField
          label="Employment"
          value={values.employmentType ?? ''}
          change={(employmentType) => set('employmentType', employmentType)}
          options={employmentTypes}
          error={errors['employmentType']}
        />
        <SelectField
          label="Workplace"
          value={values.workplace ?? ''}
          change={(workplace) => set('workplace', workplace)}
          options={workplaces}
          error={errors['workplace']}
        />
      </div>
      <SalaryFields values={values} set={set} error={errors['salary']} />
      <TextField label="Opens (optional)" hint={zone()} type="datetime-local" {...text('opensAt')} />
      <TextField label="Closes (optional)" hint={zone()} type="datetime-local" {...text('closesAt')} />
      <TextField
        label="Long text (optional)"
        hint="Markdown: # headings, - lists, **bold**, [links](https://…)."
        lines={7}
        maxLength={10_000}
        {...text('description')}
      />
    </>
  );
};
