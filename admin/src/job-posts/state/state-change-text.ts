import { translate } from '../../messages/translate.ts';
import type { ChosenState } from '../post-choices.ts';
import type { JobPost } from '../post-values.ts';

/** Whether a choice takes a post from visitors who see it now, so that its applicants are of interest. */
export const takesOff = (now: JobPost['state'], chosen: ChosenState): boolean => now === 'open' && chosen !== 'open';

/** What saving a choice of the state does to a post that is in a state now; null where it does nothing. Other times alone open no post. */
export const stateChangeText = (
  now: JobPost['state'],
  chosen: ChosenState,
  applicants: number,
  isRetimed = false,
): string | null => {
  if (isRetimed && now === 'closed' && chosen === 'closed') return translate('jobPosts.stateEffects.staysClosed');
  if (now === chosen || (now === 'scheduled' && chosen === 'open')) return null;
  if (chosen === 'open') return translate('jobPosts.stateEffects.published');
  if (takesOff(now, chosen)) {
    const effect = translate(`jobPosts.stateEffects.takenOff.${chosen}`);
    const left =
      applicants === 0
        ? translate('jobPosts.stateEffects.noApplicants')
        : translate('jobPosts.stateEffects.applicants', { count: applicants });
    return `${effect} ${left}`;
  }
  return translate(now === 'scheduled' ? 'jobPosts.stateEffects.neverOpens' : 'jobPosts.stateEffects.hidden');
};
