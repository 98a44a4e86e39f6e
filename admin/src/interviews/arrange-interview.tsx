import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { offerAbout } from '../applications/offer-about.ts';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { useOfferUndo } from '../form/use-offer-undo.ts';
import { translate } from '../messages/translate.ts';
import { InterviewForm } from './interview-form.tsx';
import { interviewDraft, interviewFaults, toRequest, valuesForNew } from './interview-values.ts';
import { useInterviewAction } from './use-interview-action.ts';

type Props = { record: Pick<Application, 'id' | 'name' | 'stage' | 'version'>; close: () => void };

/** Arranges an interview with an applicant. Whom it is arranged with goes to the stage interview along with it, unless told otherwise. */
export const ArrangeInterview = ({ record, close }: Props) => {
  const { id, name, stage, version } = record;
  const { data: me } = useGetIdentity();
  const offersMove = stage === 'new' || stage === 'screening';
  const [nothing] = useState(() => valuesForNew(me && String(me.id), offersMove));
  const draft = useNewDraft(interviewDraft(id), nothing, interviewFaults);
  const [key] = useState(() => crypto.randomUUID());
  const { busy, failure, run, change } = useInterviewAction(id);
  const fetchAgain = useFetchAgain();
  const offerUndo = useOfferUndo();

  /** Without a mail of its own: the one about the interview says it all. */
  const moveAlong = async () => {
    const moved = await run(() => dataProvider.moveApplication(id, { stage: 'interview' }, version));
    if (!moved) return;
    offerUndo(moved.undo, { kind: 'move', deed: 'interview', mails: 0, mailsLeaveAt: null, ...offerAbout([record]) });
    void fetchAgain(changes.move([id]));
  };
  const submit = async () => {
    const { values } = draft;
    const request = { ...toRequest(values), applicationId: id, key };
    if (!(await change('arranged', () => dataProvider.arrangeInterview(request)))) return;
    draft.drop();
    if (values.moves && offersMove) await moveAlong();
    close();
  };
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
    />
  );
};
