import { If, With } from '../../served/template.tsx';
import { rawValue, value } from '../../served/value.ts';
import { postWords } from './words.ts';
import './description.css';

/**
 * The long text of a post. It is HTML of our own API, which makes it from Markdown and lets neither markup nor scripts of the
 * author through; the policy of the page would not run them either.
 */
export const PostBody = () => (
  <>
    <PostText />
    <If the="open">
      <p className="mt-8">
        <a href={value('post.applyPath')} className="button primary">
          {postWords.apply}
        </a>
      </p>
    </If>
  </>
);

const PostText = () => (
  <With the="post">
    <If the="hasDescription">
      {/* oxlint-disable-next-line react/no-danger -- a placeholder of the template */}
      <div className="job-description prose" dangerouslySetInnerHTML={{ __html: rawValue('descriptionHtml') }} />
    </If>
    <If the="posted">
      <p className="note mt-8 text-ink-soft">
        {postWords.posted} <time dateTime={value('posted.day')}>{value('posted.text')}</time>
      </p>
    </If>
  </With>
);
