import type { HeldSubmission } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useOfferUndo } from '../form/use-offer-undo.ts';
import { doneText, type Verdict } from './verdicts.ts';

/** Judges held submissions, all of them or none. Returns whether it is done. */
export const useJudge = () => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();

  const judge = async (verdict: Verdict, submissions: readonly HeldSubmission[]): Promise<boolean> => {
    const judged = await run(() =>
      dataProvider.judgeHeld(
        verdict,
        submissions.map(({ id }) => id),
      ),
    );
    if (!judged) return false;
    void fetchAgain(verdict === 'release' ? changes.release() : changes.judgement());
    const [only, ...others] = submissions;
    const offered = offerUndo(judged[0]?.undo, {
      kind: 'judgement',
      deed: verdict,
      name: only && others.length === 0 ? only.name : null,
      subjects: judged.map(({ id, kind }) => ({ id, kind })),
      mails: verdict === 'release' ? judged.length : 0,
      mailsLeaveAt: null,
    });
    if (!offered) notify(doneText(verdict, judged.length));
    return true;
  };
  return { busy, failure, judge };
};
