import type { MouseEvent } from 'react';
import { timeText } from '../../values/times/dates.ts';

export interface RestoredDraft {
  /** In milliseconds since 1970; absent when the form began with the saved values. */
  restoredAt?: number | undefined;
  discard: () => void;
}

/** Tells that a form began with a draft, and offers the saved values instead. */
export const DraftNotice = ({ restoredAt, discard }: RestoredDraft) => {
  const leave = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    discard();
    // The button goes away with the draft.
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  if (restoredAt === undefined) return null;
  return (
    <div className="restored" role="status">
      <p>
        <b>Draft restored.</b> Typed {timeText(new Date(restoredAt).toISOString())}, not saved yet.
      </p>
      <button type="button" className="link" onClick={leave}>
        Discard<span className="visually-hidden"> the draft</span>
      </button>
    </div>
  );
};
