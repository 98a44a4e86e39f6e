import { If, With } from '../../served/template.tsx';
import { rawValue, value } from '../../served/value.ts';
import { ApplyLink } from './apply-link.tsx';
import { ClosedPostBody } from './closed-post-body.tsx';
import { postWords } from './words.ts';
import './description.css';

/**
 * The long text of a post. It is HTML of our own API, which makes it from Markdown and lets neither markup nor scripts of the
 * author through; the policy of the page would not run them either.
 */
export const PostBody = () => (
  <If the="open" otherwise={<ClosedPostBody />}>
    <PostText />
    <p className="mt-8 max-lg:hidden">
      <ApplyLink of="post." words={postWords.apply} />
    </p>
  </If>
);

/** In place of a description, where an open post has none. */
const WhatToSend = () => (
  <>
    <h2>{postWords.send}</h2>
    <ol className="mt-6 border-t-2 border-ink">
      {postWords.sent.map((text, at) => (
        <li key={text} className="grid grid-cols-[3rem_1fr] border-b border-line py-4">
          <span className="note pt-1 text-signal" aria-hidden>
            {at + 1}
          </span>
          {text}
        </li>
      ))}
    </ol>
  </>
);

const PostText = () => (
  <With the="post">
    <If the="hasDescription" otherwise={<WhatToSend />}>
      {/* oxlint-disable-next-line react/no-danger -- a placeholder of the template */}
      <div className="job-description prose" dangerouslySetInnerHTML={{ __html: rawValue('descriptionHtml') }} />
    </If>
    <ul className="note mt-8 space-y-1 border-t border-line pt-4 text-ink-soft [ol+&]:mt-4 [ol+&]:border-t-0 [ol+&]:pt-0">
      <If the="vacancy">
        <li>{value('vacancy')}</li>
      </If>
      <li>{value('noScreening')}</li>
    </ul>
  </With>
);
