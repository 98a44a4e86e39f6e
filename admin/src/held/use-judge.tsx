import type { Schemas } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { UndoDiscard } from './undo-discard.tsx';
import { doneText, type Verdict } from './verdicts.ts';

/** Long enough to see that it was the wrong one; later it is found among the discarded. */
const undoFor = 10_000;

/** Judges held submissions, all of them or none. Returns whether it is done. */
export const useJudge = () => {
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();

  const judge = async (verdict: Verdict, ids: readonly string[]): Promise<boolean> => {
    const judged = await run(() => send<Schemas['JudgedView'][]>('POST', '/api/admin/held/judge', { verdict, ids }));
    if (!judged) return false;
    refresh();
    const undo = verdict === 'discard' && { autoHideDuration: undoFor, action: <UndoDiscard ids={ids} /> };
    notify(doneText(verdict, judged.length), { ...undo });
    return true;
  };
  return { busy, failure, judge };
};
