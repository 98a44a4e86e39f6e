import { If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { postWords } from './words.ts';

/** The way to apply on small screens, at the foot of the screen for as long as the post is read. It leaves room for what floats beside it. */
export const ApplyBar = () => (
  <If the="open">
    <p className="border-t border-ink bg-paper py-2 pr-18 pl-4">
      <a href={value('post.applyPath')} className="button primary w-full">
        {postWords.apply}
      </a>
    </p>
  </If>
);
