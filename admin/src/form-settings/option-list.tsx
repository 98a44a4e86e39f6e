import { limits, type FormSettings } from '@frontdoor/contract';
import { useState } from 'react';
import { BothValues } from '../form/fields/both-values.tsx';
import { Fields, useField } from '../form/fields/fields.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { RemoveOption } from './remove-option.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { useRemoval } from '../form/use-removal.ts';
import { translate } from '../messages/translate.ts';
import { optionChanges, optionFault, withOption, withOptionMoved } from './options.ts';

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
  const changes = optionChanges(options, saved);
  const move = (option: string, by: -1 | 1, button: HTMLElement) => {
    field.onChange(withOptionMoved(options, option, by));
    // A node that changes its place in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const addTyped = draft.form.handleSubmit(({ typed }) => {
    field.onChange(withOption(options, typed));
    draft.discard();
  });
  return (
    <fieldset ref={list}>
      <legend className="mono">{label}</legend>
      {notes.error && <p className="error">{notes.error}</p>}
      {options.length === 0 && <p className="soft">{translate('formSettings.noneYet')}</p>}
      <ul className="plain options">
        {options.map((option, place) => (
          <li key={option} className="row">
            <span>
              {option}
              {changes[place] && <em className="hint"> {translate(`formSettings.changes.${changes[place]}`)}</em>}
            </span>
            <span className="acts">
              <MoveOption way="up" option={option} isAtEnd={place === 0} move={(button) => move(option, -1, button)} />
              <MoveOption
                way="down"
                option={option}
                isAtEnd={place === options.length - 1}
                move={(button) => move(option, 1, button)}
              />
              <button
                type="button"
                className="link remove"
                onClick={() => (saved.includes(option) ? setOptionToRemove(option) : remove(option))}
              >
                {translate('buttons.remove')}
                <span className="visually-hidden"> {option}</span>
              </button>
            </span>
          </li>
        ))}
      </ul>
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
      {notes.savedNow !== undefined && (
        <div className="both">
          <p className="hint">
            {translate('form.savedMeanwhile')} {notes.savedNow}
          </p>
          <BothValues label={label} take={notes.take} keep={notes.keep} />
        </div>
      )}
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

type MoveProps = {
  way: 'up' | 'down';
  option: string;
  /** Whether it stands at this end already. The button stays where it is, so that the focus does. */
  isAtEnd: boolean;
  move: (button: HTMLElement) => void;
};

const MoveOption = ({ way, option, isAtEnd, move }: MoveProps) => (
  <button
    type="button"
    className="link"
    aria-disabled={isAtEnd}
    onClick={({ currentTarget }) => !isAtEnd && move(currentTarget)}
  >
    {translate(`formSettings.${way}`)}
    <span className="visually-hidden"> {option}</span>
  </button>
);
