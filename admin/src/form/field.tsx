import { type ReactNode, useId } from 'react';

/** What a control needs for its label, hint and error to belong to it. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What somebody else has saved into this field meanwhile. */
  savedNow?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

export const Field = ({ label, hint, error, savedNow, children }: Props) => {
  const id = useId();
  const isSaved = savedNow !== undefined && savedNow !== null;
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
        <p id={`${id}-saved`} className="hint">
          Saved meanwhile: <b>{savedNow}</b>
        </p>
      )}
    </div>
  );
};
