import type { Schemas } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useOfferUndo } from '../form/use-offer-undo.ts';
import { translate } from '../messages/translate.ts';

type Changed = Schemas['InterviewChangedView'];

const done = {
  arranged: 'interviews.done',
  moved: 'interviews.doneChanged',
  cancelled: 'interviews.doneCancelled',
  proposed: 'interviews.doneProposed',
} as const;

/** Carries out a change of an interview, offers to take it back, and looks again at what it changes. */
export const useInterviewAction = (applicationId: string) => {
  const action = useAction();
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  const lookAgain = () => void fetchAgain(changes.interviews(applicationId));

  /** A deed that leads to two times is told as that. */
  const change = async (asked: keyof typeof done, act: () => Promise<Changed>): Promise<Changed | undefined> => {
    const changed = await action.run(act);
    if (!changed) return undefined;
    const { id, applicantName: name, mails, undo, state } = changed;
    const deed = state === 'proposed' ? 'proposed' : asked;
    const about = { name, mails, mailsLeaveAt: null, subjects: [{ id, kind: 'interview' }] };
    if (!offerUndo(undo, { kind: 'interview', deed, ...about })) notify(translate(done[deed]));
    lookAgain();
    return changed;
  };
  return { ...action, change, lookAgain };
};
