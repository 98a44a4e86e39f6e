import type { ReactNode } from 'react';
import { translate } from '../../messages/translate.ts';
import { BothValues } from './both-values.tsx';

/** The attributes that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** A newer value of this field, saved by another user; undefined if there is none. */
  savedNow: string | undefined;
  /** Takes that value instead of the typed one, or leaves the typed one alone. */
  take: () => void;
  keep: () => void;
  children: (control: ControlProps) => ReactNode;
};

export const Field = ({ id, label, hint, error, savedNow, take, keep, children }: Props) => {
  const isSaved = savedNow !== undefined;
  const notes = [hint && `${id}-hint`, error && `${id}-error`, isSaved && `${id}-saved`].filter(Boolean).join(' ');
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label htmlFor={id} className="mono">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
      {isSaved && (
        <div className="both">
          <p id={`${id}-saved`} className="hint">
            {translate('form.savedMeanwhile')} <b>{savedNow || translate('values.none')}</b>
          </p>
          <BothValues label={label} take={take} keep={keep} />
        </div>
      )}
    </div>
  );
};
