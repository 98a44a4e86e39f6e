import type { Held } from '@frontdoor/contract';
import { useState } from 'react';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { useJudge } from './use-judge.tsx';
import { releaseMailText, type Verdict } from './verdicts.ts';

/** The verdict on a held submission; the verdict "spam" can be undone. */
export const JudgeHeld = ({ record }: { record: Held }) => {
  const { busy, failure, judge } = useJudge();
  const [judged, setJudged] = useState(false);
  const { close } = useOpenRecord();

  const say = (verdict: Verdict) => async () => {
    if (busy || judged || !(await judge(verdict, [record.id]))) return;
    setJudged(true);
    close();
  };
  const [asking, setAsking] = useState(false);
  const release = () => setAsking(true);
  const discard = () => void say('discard')();
  const hold = () => void say('hold')();
  const discarded = record.standing === 'discarded';
  useShortcuts(asking ? {} : { r: release, ...(discarded ? { h: hold } : { d: discard }) });

  return (
    <>
      {!asking && <FormAlert failure={failure} text={failure?.errors[record.id]} />}
      <p className="acts">
        <button type="button" className="button primary" aria-keyshortcuts="r" disabled={busy} onClick={release}>
          Release… <kbd aria-hidden="true">R</kbd>
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
      {asking && (
        <Confirm
          title="Release this submission?"
          confirm="Release"
          busy={busy}
          failure={failure && { ...failure, text: failure.errors[record.id] ?? failure.text }}
          act={() => void say('release')()}
          cancel={() => setAsking(false)}
        >
          <p>It is treated as if it had never been held. These mails go out, and cannot be called back:</p>
          <ul>
            {record.releaseMails.map((mail) => (
              <li key={mail.purpose}>{releaseMailText(mail)}</li>
            ))}
          </ul>
        </Confirm>
      )}
    </>
  );
};
