import type { HeldSubmission } from '@frontdoor/contract';
import { useState } from 'react';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { translate } from '../messages/translate.ts';
import { useJudge } from './use-judge.tsx';
import { releaseMailText, type Verdict } from './verdicts.ts';

/** The verdict on a held submission. */
export const JudgeHeld = ({ record }: { record: HeldSubmission }) => {
  const { busy, failure, judge } = useJudge();
  const [judged, setJudged] = useState(false);
  const { close } = useOpenRecord();

  const judgeAndClose = (verdict: Verdict) => async () => {
    if (busy || judged || !(await judge(verdict, [record]))) return;
    setJudged(true);
    close();
  };
  const [asking, setAsking] = useState(false);
  const release = () => setAsking(true);
  const discard = () => void judgeAndClose('discard')();
  const hold = () => void judgeAndClose('hold')();
  const discarded = record.standing === 'discarded';
  useShortcuts(asking ? {} : { r: release, ...(discarded ? { h: hold } : { d: discard }) });

  return (
    <>
      {!asking && <FormAlert failure={failure} text={failure?.errors[record.id]} />}
      <p className="acts">
        <button type="button" className="button primary" aria-keyshortcuts="r" disabled={busy} onClick={release}>
          {translate('held.release.afterQuestion')} <kbd aria-hidden="true">R</kbd>
        </button>
        {discarded ? (
          <button type="button" className="button" aria-keyshortcuts="h" disabled={busy} onClick={hold}>
            {translate('held.hold')} <kbd aria-hidden="true">H</kbd>
          </button>
        ) : (
          <button type="button" className="button" aria-keyshortcuts="d" disabled={busy} onClick={discard}>
            {translate('held.discard')} <kbd aria-hidden="true">D</kbd>
          </button>
        )}
      </p>
      {asking && (
        <Confirm
          title={translate('held.release.question')}
          confirm={translate('held.release.confirm')}
          busy={busy}
          failure={failure && { ...failure, text: failure.errors[record.id] ?? failure.text }}
          act={() => void judgeAndClose('release')()}
          cancel={() => setAsking(false)}
        >
          <p>{translate('held.release.effect')}</p>
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
