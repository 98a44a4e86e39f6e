import { useRef, useState } from 'react';
import { TextField } from '../form/text-field.tsx';
import { RemoveOption } from './remove-option.tsx';
import { useNewDraft } from '../form/use-draft.ts';
import { optionFault, withOption } from './options.ts';

const nothing = { typed: '' };

type Props = {
  label: string;
  /** What the field for one more is called. */
  add: string;
  options: string[];
  /** Which list of the form settings it is, to ask what hangs on an option. */
  kind: 'positions' | 'experience';
  /** Those that are saved: only what applicants can choose is asked about. */
  saved: readonly string[];
  change: (options: string[]) => void;
  error?: string | undefined;
};

/** The options of a select, to add to and to take from. */
export const OptionList = ({ label, add, options, kind, saved, change, error }: Props) => {
  const draft = useNewDraft(`form-settings/${label}`, nothing);
  const { typed } = draft.values;
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLFieldSetElement>(null);
  const remove = (option: string) => {
    const place = options.indexOf(option);
    change(options.filter((other) => other !== option));
    setAsked(undefined);
    // The focus goes on to what has taken its place in the list, or else to the field for a new one.
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll<HTMLElement>('.options button');
      (left?.[place] ?? list.current?.querySelector('input'))?.focus();
    });
  };
  const addTyped = () => {
    const wrong = optionFault(options, typed);
    setFault(wrong);
    if (wrong) return;
    change(withOption(options, typed));
    draft.discard();
  };
  return (
    <fieldset ref={list}>
      <legend className="mono">{label}</legend>
      {error && <p className="error">{error}</p>}
      {options.length === 0 && <p className="soft">None yet.</p>}
      <ul className="plain options">
        {options.map((option) => (
          <li key={option} className="row">
            <span>{option}</span>
            <button
              type="button"
              className="link"
              onClick={() => (saved.includes(option) ? setAsked(option) : remove(option))}
            >
              Remove<span className="visually-hidden"> {option}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="inline">
        <TextField
          label={add}
          maxLength={120}
          value={typed}
          change={(text) => draft.set('typed', text)}
          error={fault}
          enter={addTyped}
        />
        <button type="button" className="button" onClick={addTyped}>
          Add
        </button>
      </div>
      {asked !== undefined && (
        <RemoveOption kind={kind} option={asked} remove={() => remove(asked)} cancel={() => setAsked(undefined)} />
      )}
    </fieldset>
  );
};
