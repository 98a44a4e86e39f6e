import { useState } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useSave } from '../form/use-save.ts';
import type { FormSettings } from './form-settings.ts';
import { OptionList } from './option-list.tsx';

const valuesOf = ({ positions, experience, experienceStoredAs }: FormSettings) => ({
  positions,
  experience,
  storedAs: experienceStoredAs,
});

const kinds = [
  ['list', 'A list to choose from'],
  ['text', 'One text, in years'],
] as const;

export const EditFormSettings = ({ settings }: { settings: FormSettings }) => {
  const draft = useDraft('form-settings', settings, valuesOf);
  const { values, savedNow, set, startFrom } = draft;
  const { busy, failure, save, reload } = useSave('form-settings', draft);
  const [done, setDone] = useState(false);
  const { positions, experience, storedAs } = values;

  const submit = async () => {
    setDone(false);
    const saved = await save({
      positions,
      experience: storedAs === 'text' ? (experience[0] ?? '') : experience,
    });
    if (!saved) return;
    startFrom(saved);
    setDone(true);
  };

  return (
    <Form label="Form settings" busy={busy} draft={draft} submit={() => void submit()}>
      <OptionList
        label="Positions"
        add="New position"
        kind="positions"
        saved={draft.seen.positions}
        options={positions}
        change={(options) => set('positions', options)}
        error={failure?.errors['positions']}
      />
      {savedNow.positions && <p className="hint">Saved meanwhile: {savedNow.positions.join(', ')}</p>}
      <SelectField
        label="Experience is asked as"
        value={storedAs}
        change={(kind) => set('storedAs', kind)}
        options={kinds}
      />
      {storedAs === 'text' ? (
        <TextField
          label="Experience"
          hint="The form offers this text as its only option."
          maxLength={120}
          value={experience[0] ?? ''}
          change={(text) => set('experience', [text])}
          error={failure?.errors['experience']}
        />
      ) : (
        <OptionList
          label="Experience"
          add="New experience option"
          kind="experience"
          saved={draft.seen.experience}
          options={experience}
          change={(options) => set('experience', options)}
          error={failure?.errors['experience']}
        />
      )}
      {savedNow.experience && <p className="hint">Saved meanwhile: {savedNow.experience.join(', ')}</p>}
      <FormAlert failure={failure} reload={reload} />
      {done && (
        <p role="alert" className="done">
          Form settings updated
        </p>
      )}
      <FormButtons save="Save" busy={busy} />
    </Form>
  );
};
