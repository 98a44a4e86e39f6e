import { useState } from 'react';
import { TextField } from '../form/text-field.tsx';
import { optionFault, withOption } from './options.ts';

type Props = {
  label: string;
  /** What the field for one more is called. */
  add: string;
  options: string[];
  change: (options: string[]) => void;
  error?: string | undefined;
};

/** The options of a select, to add to and to take from. */
export const OptionList = ({ label, add, options, change, error }: Props) => {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const addTyped = () => {
    const wrong = optionFault(options, typed);
    setFault(wrong);
    if (wrong) return;
    change(withOption(options, typed));
    setTyped('');
  };
  return (
    <fieldset>
      <legend className="mono">{label}</legend>
      {error && <p className="error">{error}</p>}
      {options.length === 0 && <p className="soft">None yet.</p>}
      <ul className="plain options">
        {options.map((option) => (
          <li key={option} className="row">
            <span>{option}</span>
            <button type="button" className="link" onClick={() => change(options.filter((other) => other !== option))}>
              Remove<span className="visually-hidden"> {option}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="inline">
        <TextField label={add} maxLength={120} value={typed} change={setTyped} error={fault} enter={addTyped} />
        <button type="button" className="button" onClick={addTyped}>
          Add
        </button>
      </div>
    </fieldset>
  );
};
