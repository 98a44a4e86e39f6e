import { useEffect, useRef } from 'react';
import type { Failure } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';
import { LastChange, type RecordName } from './drafts/last-change.tsx';
import { type Stale, StaleSave } from './drafts/stale-save.tsx';

type Props = {
  failure: Failure | undefined;
  /** Instead of the API's own words. */
  text?: string | undefined;
  /** For a record that somebody else has changed meanwhile. */
  reload?: (() => void) | undefined;
  /** The record of `reload`: the alert then names the person who has changed it. */
  of?: RecordName | undefined;
  /** The same for a form that loads the latest record by itself. */
  stale?: Stale;
};

/** The reason of a failure; it takes the focus, so that nobody misses it. */
export const FormAlert = ({ failure, text, reload, of, stale }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const isStale = failure.status === 412;
  const changed = stale?.of ?? of;
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>{isStale ? (stale?.isLoaded ? translate('form.stale.heading') : failure.text) : (text ?? failure.text)}</p>
      {isStale && changed && <LastChange {...changed} />}
      {isStale && stale && <StaleSave stale={stale} />}
      {isStale && reload && (
        <>
          <p>{translate('form.reloadKeepsTyped')}</p>
          <button type="button" className="button" onClick={reload}>
            {translate('form.reload')}
          </button>
        </>
      )}
    </div>
  );
};
