import type { MouseEvent } from 'react';
import { timeText } from '../../values/times/dates.ts';
import { translate } from '../../messages/translate.ts';

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
        <b>{translate('form.draft.restored')}</b>{' '}
        {translate('form.draft.typedAt', { time: timeText(new Date(restoredAt).toISOString()) })}
      </p>
      <button type="button" className="link" onClick={leave}>
        {translate('form.draft.discard')}
        <span className="visually-hidden"> {translate('form.draft.theDraft')}</span>
      </button>
    </div>
  );
};
