import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { Confirm } from '../form/confirm.tsx';
import { useOpenRecord } from '../grid/open-record/use-open-record.ts';
import { translate } from '../messages/translate.ts';
import { deleteText } from './delete-text.ts';
import type { JobPost } from './post-values.ts';

export const DeleteJobPost = ({ post }: { post: JobPost }) => {
  const [seen, setSeen] = useState<JobPost>();
  const { busy, failure, run, forget } = useAction();
  const { openId, close } = useOpenRecord();
  const refresh = useRefresh();
  const notify = useNotify();
  const leave = () => {
    forget();
    setSeen(undefined);
    // The delete failed, perhaps because of another user's change: the next question must be about the current record.
    if (failure) refresh();
  };

  const remove = async () => {
    const gone = await run(() =>
      dataProvider.delete('job-posts', {
        id: post.id,
        previousData: seen ?? post,
      }),
    );
    if (!gone) return;
    setSeen(undefined);
    notify(translate('jobPosts.deleted', { title: post.title }));
    if (openId === post.id) close();
    refresh();
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
