import type { Interview } from '@frontdoor/contract';
import { dataProvider } from '../data/data-provider.ts';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { translate } from '../messages/translate.ts';
import { InterviewForm } from './interview-form.tsx';
import { changeDraft, interviewFaults, toRequest, valuesOf } from './interview-values.ts';
import { useInterviewAction } from './use-interview-action.ts';

type Props = {
  interview: Interview;
  close: () => void;
  /** Once it is saved; without it, `close`. */
  done?: () => void;
};

/** Changes time, place or people of an interview. */
export const ChangeInterview = ({ interview, close, done = close }: Props) => {
  const { id, applicationId, applicantName: name, version } = interview;
  const draft = useNewDraft(changeDraft(interview), valuesOf(interview), interviewFaults);
  const { busy, failure, change, lookAgain } = useInterviewAction(applicationId);
  const submit = async () => {
    const request = toRequest(draft.values);
    if (!(await change('moved', () => dataProvider.moveInterview(id, request, version)))) return;
    draft.drop();
    done();
  };
  return (
    <InterviewForm
      title={translate('interviews.changeWith', { name })}
      save={translate('interviews.change')}
      name={name}
      draft={draft}
      busy={busy}
      failure={failure}
      reload={lookAgain}
      submit={submit}
      close={close}
      changed={interview}
    />
  );
};
