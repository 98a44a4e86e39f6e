import { countText } from '../values/texts.ts';

/** The list with one more option; the same list when there is nothing to add. */
export const withOption = (options: string[], typed: string): string[] => {
  const option = typed.trim();
  return option && !options.includes(option) ? [...options, option] : options;
};

/** The fault of a new option, or nothing. */
export const optionFault = (options: string[], typed: string): string | undefined => {
  if (!typed.trim()) return 'Enter something to add.';
  return options.includes(typed.trim()) ? 'This is in the list already.' : undefined;
};

/** The applications and job posts that use an option, for the question before its removal. */
export const optionUseText = ({
  applications,
  openJobPosts,
}: {
  applications: number;
  openJobPosts: number;
}): string => {
  const chosen =
    applications === 0
      ? 'No application names it.'
      : `${countText(applications, 'application')} ${applications === 1 ? 'names it and keeps' : 'name it and keep'} it.`;
  if (openJobPosts === 0) return chosen;
  const posts = `${countText(openJobPosts, 'open job post')} ${openJobPosts === 1 ? 'has' : 'have'} this title`;
  return `${chosen} ${posts}: who follows such a post to the form will not find the position there.`;
};
