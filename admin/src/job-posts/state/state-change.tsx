import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import type { ChosenState } from '../post-choices.ts';
import type { JobPost } from '../post-values.ts';
import { stateChangeText, takesOff } from './state-change-text.ts';

type Props = { post: JobPost; chosen: ChosenState; isRetimed: boolean };

/** Says what the chosen state will do, before it is saved. */
export const StateChange = ({ post, chosen, isRetimed }: Props) => {
  const isAsked = takesOff(post.state, chosen);
  const { data: applied } = useRead(reads.count('applications', { jobPost: post.id }), isAsked);
  const text = isAsked && !applied ? null : stateChangeText(post.state, chosen, applied?.total ?? 0, isRetimed);
  return (
    <p role="status" className="state-change hint">
      {text}
    </p>
  );
};
