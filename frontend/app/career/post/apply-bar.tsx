import { If } from '../../served/template.tsx';
import { ApplyLink } from './apply-link.tsx';
import { postWords } from './words.ts';

/** The way to apply on small screens: at the foot of the screen for as long as the post is read, on a phone above the `ReachLane`. */
export const ApplyBar = () => (
  <If the="open">
    <p className="apply-bar gutter border-t border-ink bg-paper py-2">
      <ApplyLink of="post." words={postWords.apply} className="w-full" />
    </p>
  </If>
);
