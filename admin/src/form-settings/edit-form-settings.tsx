import { limits } from '@frontdoor/contract';
import { useState } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import type { FormSettings } from './form-settings.ts';
import { OptionList } from './option-list.tsx';

const valuesOf = ({ positions, experience, experienceStoredAs }: FormSettings) => ({
  positions,
  experience,
  storedAs: experienceStoredAs,
});

export const EditFormSettings = ({ settings }: { settings: FormSettings }) => {
  const draft = useDraft('form-settings', settings, valuesOf);
  const { seen, startFrom } = draft;
  const { busy, failure, save, stale } = useUpdateDraft('form-settings', draft);
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
    <Form label={translate('formSettings.form')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <OptionList
        label={translate('formSettings.positions')}
        add={translate('formSettings.newPosition')}
        kind="positions"
        saved={seen.positions}
      />
      <SelectField
        source="storedAs"
        label={translate('formSettings.experience.askedAs')}
        options={optionsOf('formSettings.experience.kinds')}
      />
      {storedAs === 'text' ? (
        <TextField
          source="experience"
          format={([only = '']: string[]) => only}
          parse={(text: string) => [text]}
          label={translate('fields.experience')}
          hint={translate('formSettings.experience.hint')}
          maxLength={limits.SaveFormSettingsRequest.positions}
        />
      ) : (
        <OptionList
          label={translate('fields.experience')}
          add={translate('formSettings.experience.new')}
          kind="experience"
          saved={seen.experience}
        />
      )}
      <FormAlert failure={failure} stale={stale} />
      {done && !draft.changed && (
        <p role="alert" className="done">
          {translate('formSettings.updated')}
        </p>
      )}
      <FormButtons save={translate('buttons.save')} busy={busy} unsaved={draft.changed} />
    </Form>
  );
};
