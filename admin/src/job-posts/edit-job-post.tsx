import { useNotify } from 'react-admin';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { useDraft } from '../form/drafts/use-draft.ts';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { JobPostState } from './job-post-state.tsx';
import { PostFields } from './post-fields.tsx';
import { Referrals } from './referrals/referrals.tsx';
import { StateChange } from './state/state-change.tsx';
import { isSameTitle, SameTitleQuestion } from './same-title/same-title-question.tsx';
import { isAddressFixed, isRetimed, type JobPost, postBody, postFaults, valuesOfPost } from './post-values.ts';

type Props = { post: JobPost; alone: boolean };

export const EditJobPost = ({ post, alone }: Props) => {
  const draft = useDraft(`job-posts/${post.id}`, post, valuesOfPost, (values, seen) =>
    postFaults(values, valuesOfPost(seen)),
  );
  const { values, seen } = draft;
  const { busy, failure, forget, save, stale } = useUpdateDraft('job-posts', draft);
  const picture = useAction();
  const { close } = useOpenRecord();
  const notify = useNotify();

  const isAsked = isSameTitle(failure);
  const refusal = isAsked ? undefined : failure;

  const submit = async (more = {}) => {
    const saved = await save({ ...postBody(values, valuesOfPost(seen)), ...more });
    if (!saved) return;
    notify(translate('jobPosts.updated', { title: saved.title }));
    close();
  };

  return (
    <article className="details">
      <DetailsHeading text={post.title} alone={alone} />
      <p className="mono soft under">
        <JobPostState state={post.state} /> /{post.slug}
      </p>
      <Form
        label={translate('jobPosts.editForm')}
        busy={busy}
        failure={refusal}
        fields={draft}
        submit={() => submit()}
        className="post-form"
      >
        <PostFields picture={picture} fixedSlug={isAddressFixed(post) ? post.slug : undefined}>
          <StateChange post={post} chosen={values.state} isRetimed={isRetimed(values, valuesOfPost(seen))} />
        </PostFields>
        <FormAlert failure={refusal} stale={stale} />
        <FormButtons
          save={translate('jobPosts.update')}
          busy={busy}
          missing={picture.busy && translate('jobPosts.image.wait')}
          cancel={close}
          draft={draft}
          unsaved={draft.changed}
        />
      </Form>
      {isAsked && (
        <SameTitleQuestion
          title={values.title}
          ownId={post.id}
          goOn={() => void submit({ sameTitle: true })}
          cancel={forget}
        />
      )}
      <Referrals postId={post.id} />
    </article>
  );
};
