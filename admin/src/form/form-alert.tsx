import { useEffect, useRef } from 'react';
import type { Failure } from '../data/failure.ts';
import { translate } from '../messages/translate.ts';

type Props = {
  failure: Failure | undefined;
  /** Instead of the API's own words. */
  text?: string | undefined;
  /** For a record that somebody else has changed meanwhile. */
  reload?: (() => void) | undefined;
};

/** The reason of a failure; it takes the focus, so that nobody misses it. */
export const FormAlert = ({ failure, text, reload }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const stale = failure.status === 412;
  return (
    <div ref={box} className="alert" role="alert" tabIndex={-1}>
      <p>{stale ? failure.text : (text ?? failure.text)}</p>
      {stale && reload && (
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
