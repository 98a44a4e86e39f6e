import { trapField } from './trap-field.ts';

/** Browsers and password managers fill forms as machines do. Each manager has its own sign for a field that it leaves alone. */
const keepManagersAway = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/** A field for machines, which fill it: people cannot see it, and neither screen readers nor the Tab key reach it. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {trapField.label}
        <input type="text" name={trapField.name} tabIndex={-1} {...keepManagersAway} />
      </label>
    </div>
  );
}
