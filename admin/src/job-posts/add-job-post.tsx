import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useCreateRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { useNewDraft } from '../form/drafts/use-draft.ts';
import { FormHeading } from '../grid/open-record/form-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { PostFields } from './post-fields.tsx';
import { isSameTitle, SameTitleQuestion } from './same-title/same-title-question.tsx';
import { type JobPost, newPost, postBody, postFaults } from './post-values.ts';

export const AddJobPost = ({ alone }: { alone: boolean }) => {
  const draft = useNewDraft('job-posts/new', newPost, postFaults);
  const { busy, failure, run, forget } = useAction();
  const picture = useAction();
  const { creating, close } = useOpenRecord();
  const create = useCreateRecord<JobPost>('job-posts');
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const isAsked = isSameTitle(failure);
  const refusal = isAsked ? undefined : failure;

  const submit = async (more = {}) => {
    const added = await run(() => create({ ...postBody(draft.values), ...more }));
    if (!added) return;
    notify(translate('jobPosts.added', { title: added.title }));
    draft.discard();
    void fetchAgain(changes.list('job-posts'));
    if (creating) close();
  };

  return (
    <>
      <FormHeading text={translate('jobPosts.add')} alone={alone} />
      <Form
        label={translate('jobPosts.add')}
        busy={busy}
        failure={refusal}
        fields={draft}
        submit={() => submit()}
        className="post-form"
      >
        <PostFields picture={picture} />
        <FormAlert failure={refusal} />
        <FormButtons
          save={translate('buttons.add')}
          busy={busy}
          missing={picture.busy && translate('jobPosts.image.wait')}
          cancel={creating ? close : undefined}
          draft={draft}
          unsaved={draft.changed}
        />
      </Form>
      {isAsked && (
        <SameTitleQuestion title={draft.values.title} goOn={() => void submit({ sameTitle: true })} cancel={forget} />
      )}
    </>
  );
};
