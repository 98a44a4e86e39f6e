import type { Held } from '@frontdoor/contract';
import { useState } from 'react';
import { FormAlert } from '../form/form-alert.tsx';
import { useOpenRecord } from '../grid/use-open-record.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { useJudge } from './use-judge.tsx';
import type { Verdict } from './verdicts.ts';

/** A person says what a held submission is, and can take back that it is spam. */
export const JudgeHeld = ({ record }: { record: Held }) => {
  const { busy, failure, judge } = useJudge();
  const [judged, setJudged] = useState(false);
  const { close } = useOpenRecord();

  const say = (verdict: Verdict) => async () => {
    if (busy || judged || !(await judge(verdict, [record.id]))) return;
    setJudged(true);
    close();
  };
  const release = () => void say('release')();
  const discard = () => void say('discard')();
  const hold = () => void say('hold')();
  const discarded = record.standing === 'discarded';
  useShortcuts({ r: release, ...(discarded ? { h: hold } : { d: discard }) });

  return (
    <>
      <FormAlert failure={failure} text={failure?.errors[record.id]} />
      <p className="acts">
        <button type="button" className="button primary" aria-keyshortcuts="r" disabled={busy} onClick={release}>
          Release <kbd aria-hidden="true">R</kbd>
        </button>
        {discarded ? (
          <button type="button" className="button" aria-keyshortcuts="h" disabled={busy} onClick={hold}>
            Hold again <kbd aria-hidden="true">H</kbd>
          </button>
        ) : (
          <button type="button" className="button" aria-keyshortcuts="d" disabled={busy} onClick={discard}>
            Discard as spam <kbd aria-hidden="true">D</kbd>
          </button>
        )}
      </p>
    </>
  );
};
