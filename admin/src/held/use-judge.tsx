import type { Schemas } from '@frontdoor/contract';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { undoable } from '../form/undo.tsx';
import { doneText, type Verdict } from './verdicts.ts';

/** Judges held submissions, all of them or none. Returns whether it is done. */
export const useJudge = () => {
  const { busy, failure, run } = useAction();
  const refresh = useRefresh();
  const notify = useNotify();

  const judge = async (verdict: Verdict, ids: readonly string[]): Promise<boolean> => {
    const judged = await run(() => send<Schemas['JudgedView'][]>('POST', '/api/admin/held/judge', { verdict, ids }));
    if (!judged) return false;
    refresh();
    const holdAgain = () => send('POST', '/api/admin/held/judge', { verdict: 'hold', ids });
    const undo = undoable({ work: holdAgain, done: doneText('hold', ids.length), readAgain: refresh });
    notify(doneText(verdict, judged.length), verdict === 'discard' ? undo : {});
    return true;
  };
  return { busy, failure, judge };
};
