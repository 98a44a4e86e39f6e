import { useNotify } from 'react-admin';
import { useState } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useDraft } from '../form/use-draft.ts';
import { FocusFirst } from '../form/focus-first.tsx';
import { useSave } from '../form/use-save.ts';
import type { Application } from '@frontdoor/contract';
import { yearsFault, yearsOf } from './positions.ts';
import { usePositions } from './use-positions.ts';

const valuesOf = ({ apply, experience }: Application) => ({
  apply,
  years: yearsOf(experience),
});

export const editDraft = (id: string) => `applications/${id}/edit`;

export const EditApplication = ({ record, close }: { record: Application; close: () => void }) => {
  const draft = useDraft(editDraft(record.id), record, valuesOf);
  const { values, savedNow, set } = draft;
  const { busy, failure, save, reload } = useSave('applications', draft);
  const [fault, setFault] = useState<string>();
  const positions = usePositions(values.apply);
  const notify = useNotify();

  const submit = async () => {
    const wrong = yearsFault(values.years);
    setFault(wrong);
    if (wrong) return;
    const experience = values.years.trim() && {
      experience: Number(values.years),
    };
    if (!(await save({ apply: values.apply, ...experience }))) return;
    notify('Application updated');
    close();
  };

  return (
    <Form label="Edit the application" className="sheet" busy={busy} draft={draft} submit={() => void submit()}>
      <FocusFirst />
      <FormAlert failure={failure} text="Failed to update. Please try again." reload={reload} />
      <SelectField
        label="Position"
        value={values.apply}
        change={(apply) => set('apply', apply)}
        options={positions.map((position) => [position, position])}
        error={failure?.errors['apply']}
        savedNow={savedNow.apply}
      />
      <TextField
        label="Years of experience"
        type="number"
        min={0}
        step={0.5}
        hint={yearsOf(draft.seen.experience) ? undefined : `Given as “${draft.seen.experience || 'N/A'}”.`}
        value={values.years}
        change={(years) => set('years', years)}
        error={fault ?? failure?.errors['experience']}
        savedNow={savedNow.years}
      />
      <FormButtons save="Save" busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
