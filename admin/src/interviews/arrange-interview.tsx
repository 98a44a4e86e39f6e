import type { Application, Interview } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { offerAbout } from '../applications/offer-about.ts';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { type Failure, failureOf, isAnswerLost } from '../data/failure.ts';
import { reads } from '../data/reads.ts';
import { useFetchAgain, useRead } from '../data/use-read.ts';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { useKeyAfterArrival } from '../form/drafts/use-keyed-draft.ts';
import { useOfferUndo } from '../form/use-offer-undo.ts';
import { translate } from '../messages/translate.ts';
import { ChangeInterview } from './change-interview.tsx';
import { InterviewForm } from './interview-form.tsx';
import { interviewDraft, interviewFaults, isBeside, toRequest, valuesForNew } from './interview-values.ts';
import { useInterviewAction } from './use-interview-action.ts';

type Props = { record: Pick<Application, 'id' | 'name' | 'stage' | 'version'>; close: () => void };

const notMovedText = (refusal: Failure): string =>
  isAnswerLost(refusal)
    ? translate('interviews.moveNotKnown')
    : translate('interviews.notMoved', { why: refusal.text });

/**
 * Arranges an interview with an applicant. Whom it is arranged with goes to the stage interview along with it, unless told otherwise.
 * Where the applicant has another one that is to come, it is named, and this one has to be meant beside it.
 */
export const ArrangeInterview = ({ record, close }: Props) => {
  const { id, name, stage, version } = record;
  const { data: me } = useGetIdentity();
  const { data: interviews = [] } = useRead(reads.interviews(id));
  const others = interviews.filter(({ coming }) => coming);
  const offersMove = stage === 'new' || stage === 'screening';
  const [nothing] = useState(() => valuesForNew(me && String(me.id), offersMove));
  const draft = useNewDraft(interviewDraft(id), nothing, (typed) => ({
    ...interviewFaults(typed),
    ...(!isBeside(typed, others) && { besides: translate('interviews.missing.besides') }),
  }));
  const [changed, setChanged] = useState<Interview>();
  const { busy, failure, run, change, lookAgain } = useInterviewAction(id);
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();
  const notify = useNotify();
  // What an attempt that has arrived has arranged is named above.
  useKeyAfterArrival(draft.form, failure, 'interview_differs');

  /** Without a mail of its own: the one about the interview says it all. */
  const moveAlong = async () => {
    const refusals: Failure[] = [];
    const moved = await run(() =>
      dataProvider.moveApplication(id, { stage: 'interview' }, version).catch((refusal: unknown) => {
        refusals.push(failureOf(refusal));
        throw refusal;
      }),
    );
    if (moved)
      offerUndo(moved.undo, { kind: 'move', deed: 'interview', mails: 0, mailsLeaveAt: null, ...offerAbout([record]) });
    else for (const refusal of refusals) notify(notMovedText(refusal), { type: 'error' });
    // Where it was refused, somebody else may have moved the application; where no answer came, the move may be done.
    void fetchAgain(changes.move([id]));
  };
  const submit = async () => {
    const { values } = draft;
    const besides = values.besides.length > 0 && { besides: values.besides };
    const request = { ...toRequest(values), ...besides, applicationId: id, key: values.key };
    if (!(await change('arranged', () => dataProvider.arrangeInterview(request)))) {
      // Somebody else may have arranged one.
      lookAgain();
      return;
    }
    draft.drop();
    if (values.moves && offersMove) await moveAlong();
    close();
  };
  if (changed)
    return (
      <ChangeInterview
        interview={changed}
        close={() => setChanged(undefined)}
        done={() => {
          draft.drop();
          close();
        }}
      />
    );
  return (
    <InterviewForm
      title={translate('interviews.arrangeWith', { name })}
      save={translate('interviews.arrange')}
      name={name}
      draft={draft}
      busy={busy}
      failure={failure}
      submit={submit}
      close={close}
      offersMove={offersMove}
      others={others}
      changeOther={setChanged}
    />
  );
};
