import { limits, type FormSettings } from '@frontdoor/contract';
import { useState } from 'react';
import { SavedMeanwhile } from '../form/fields/both-values.tsx';
import { Fields, useField } from '../form/fields/fields.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { OptionRows } from './option-rows.tsx';
import { RemoveOption } from './remove-option.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { useRemoval } from '../form/use-removal.ts';
import { translate } from '../messages/translate.ts';
import { optionFault, withOption } from './options.ts';

const nothing = { typed: '' };

type Props = {
  label: string;
  /** The label of the field for a new option. */
  add: string;
  /** Which list of the form settings it is. */
  kind: keyof FormSettings;
  /** The saved options. Only their removal needs a confirmation, because applicants can choose them. */
  saved: readonly string[];
};

/** The options of a select, to add to and to take from. */
export const OptionList = ({ label, add, kind, saved }: Props) => {
  const { field, notes } = useField({ source: kind });
  const options: string[] = field.value;
  const draft = useNewDraft(`form-settings/${label}`, nothing, ({ typed }) => ({ typed: optionFault(options, typed) }));
  const [optionToRemove, setOptionToRemove] = useState<string>();
  const { list, remove } = useRemoval(options, (left) => {
    field.onChange(left);
    setOptionToRemove(undefined);
  });
  const addTyped = draft.form.handleSubmit(({ typed }) => {
    field.onChange(withOption(options, typed));
    draft.discard();
  });
  return (
    <fieldset ref={list}>
      <legend className="mono">{label}</legend>
      {notes.error && <p className="error">{notes.error}</p>}
      {options.length === 0 && <p className="soft">{translate('formSettings.noneYet')}</p>}
      <OptionRows
        list={kind}
        options={options}
        saved={saved}
        change={field.onChange}
        remove={(option) => (saved.includes(option) ? setOptionToRemove(option) : remove(option))}
      />
      {saved.some((option) => !options.includes(option)) && (
        <p className="hint">
          {translate('formSettings.removed', {
            options: saved.filter((option) => !options.includes(option)).join(', '),
          })}
        </p>
      )}
      <div className="inline">
        <Fields fields={draft}>
          <TextField
            source="typed"
            label={add}
            maxLength={limits.SaveFormSettingsRequest.positions}
            enter={() => void addTyped()}
          />
        </Fields>
        <button type="button" className="button" onClick={() => void addTyped()}>
          {translate('buttons.add')}
        </button>
      </div>
      <SavedMeanwhile label={label} notes={notes} />
      {optionToRemove !== undefined && (
        <RemoveOption
          kind={kind}
          option={optionToRemove}
          remove={() => remove(optionToRemove)}
          cancel={() => setOptionToRemove(undefined)}
        />
      )}
    </fieldset>
  );
};
