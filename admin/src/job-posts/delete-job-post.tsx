import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { useDeleteRecord } from '../data/records/use-mutations.ts';
import { useAction } from '../data/use-action.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { Confirm } from '../form/confirm.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { deleteText } from './delete-text.ts';
import type { JobPost } from './post-values.ts';

export const DeleteJobPost = ({ post }: { post: JobPost }) => {
  const [seen, setSeen] = useState<JobPost>();
  const { busy, failure, run, forget } = useAction();
  const { openId, close } = useOpenRecord();
  const deletePost = useDeleteRecord<JobPost>('job-posts');
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const leave = () => {
    forget();
    setSeen(undefined);
    // The delete failed, perhaps because of another user's change: the next question must be about the current record.
    if (failure) void fetchAgain(changes.record('job-posts', post.id));
  };

  const remove = async () => {
    if (!(await run(() => deletePost(seen ?? post)))) return;
    setSeen(undefined);
    notify(translate('jobPosts.deleted', { title: post.title }));
    if (openId === post.id) close();
    void fetchAgain(changes.list('job-posts'));
  };

  return (
    <>
      <button type="button" className="link" onClick={() => setSeen(post)}>
        {translate('buttons.delete')}
        <span className="visually-hidden"> {post.title}</span>
      </button>
      {seen && (
        <Confirm
          title={translate('jobPosts.deleteQuestion')}
          confirm={translate('buttons.delete')}
          busy={busy}
          failure={failure}
          act={() => void remove()}
          cancel={leave}
        >
          <p>{deleteText(seen)}</p>
          <p>{translate('jobPosts.deleteKeepsApplications')}</p>
        </Confirm>
      )}
    </>
  );
};
