import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { doneText, type Verdict } from './verdicts.ts';

/** Judges held submissions, all of them or none. Returns whether it is done. */
export const useJudge = () => {
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const judge = async (verdict: Verdict, ids: readonly string[]): Promise<boolean> => {
    const judged = await run(() => dataProvider.judgeHeld(verdict, ids));
    if (!judged) return false;
    void fetchAgain(verdict === 'release' ? changes.release() : changes.judgement());
    // What can be taken back is told by the line that does it.
    if (!judged[0]?.undo) notify(doneText(verdict, judged.length));
    return true;
  };
  return { busy, failure, judge };
};
