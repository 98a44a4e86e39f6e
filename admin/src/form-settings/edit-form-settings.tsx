import { limits } from '@frontdoor/contract';
import { useState } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { optionsOf } from '../values/options.ts';
import type { FormSettings } from './form-settings.ts';
import { OptionList } from './option-list.tsx';

const valuesOf = ({ positions, experience, experienceStoredAs }: FormSettings) => ({
  positions,
  experience,
  storedAs: experienceStoredAs,
});

const kinds = optionsOf<FormSettings['experienceStoredAs']>({
  list: 'A list to choose from',
  text: 'One text, in years',
});

export const EditFormSettings = ({ settings }: { settings: FormSettings }) => {
  const draft = useDraft('form-settings', settings, valuesOf);
  const { seen, startFrom } = draft;
  const { busy, failure, save, reload } = useUpdateDraft('form-settings', draft);
  const [done, setDone] = useState(false);
  const { positions, experience, storedAs } = draft.values;

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
    <Form label="Form settings" busy={busy} failure={failure} held={draft} submit={submit}>
      <OptionList label="Positions" add="New position" kind="positions" saved={seen.positions} />
      <SelectField source="storedAs" label="Experience is asked as" options={kinds} />
      {storedAs === 'text' ? (
        <TextField
          source="experience"
          format={([only = '']: string[]) => only}
          parse={(text: string) => [text]}
          label="Experience"
          hint="The form offers this text as its only option."
          maxLength={limits.SaveFormSettingsRequest.positions}
        />
      ) : (
        <OptionList label="Experience" add="New experience option" kind="experience" saved={seen.experience} />
      )}
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
