import { Link } from 'react-router-dom';
import type { Failure } from '../../data/failure.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Confirm } from '../../form/confirm.tsx';
import { useOpenRecord } from '../../grid/open-record/use-open-record.ts';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import { JobPostState } from '../job-post-state.tsx';

/** Whether a refusal is the question about a title that another post has. */
export const isSameTitle = (failure: Failure | undefined): boolean => failure?.code === 'same_title';

type Props = { title: string; ownId?: string; goOn: () => void; cancel: () => void };

/** Names the other posts of the title, each with a way to it; what was typed stays in the browser. */
export const SameTitleQuestion = ({ title, ownId, goOn, cancel }: Props) => {
  const others = useRead(reads.postsOfTitle(title.trim()));
  const { pathTo } = useOpenRecord();
  return (
    <Confirm
      title={translate('jobPosts.sameTitle.question', { title: title.trim() })}
      confirm={translate('jobPosts.sameTitle.goOn')}
      busy={false}
      failure={undefined}
      act={goOn}
      cancel={cancel}
      returnsFocus
    >
      <p>{translate('jobPosts.sameTitle.others')}</p>
      <Reading query={others} what={translate('jobPosts.sameTitle.what')}>
        {(posts) => (
          <ul className="plain">
            {posts
              .filter(({ id }) => id !== ownId)
              .map(({ id, title: named, location, state }) => (
                <li key={id}>
                  <Link className="link" to={pathTo(id)}>
                    {translate('jobPosts.sameTitle.other', { title: named, location })}
                  </Link>{' '}
                  <JobPostState state={state} />
                </li>
              ))}
          </ul>
        )}
      </Reading>
    </Confirm>
  );
};
