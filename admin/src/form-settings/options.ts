import { translate } from '../messages/translate.ts';

/** The list with one more option; the same list when there is nothing to add. */
export const withOption = (options: string[], typed: string): string[] => {
  const option = typed.trim();
  return option && !options.includes(option) ? [...options, option] : options;
};

/** The list with an option so many places further up (below 0) or down; the same list where it has no such place. */
export const withOptionMoved = (options: string[], option: string, by: number): string[] => {
  const from = options.indexOf(option);
  const to = from + by;
  if (from < 0 || to < 0 || to >= options.length) return options;
  const moved = options.toSpliced(from, 1);
  return moved.toSpliced(to, 0, option);
};

/** What a save would change about an option in the list. */
export type OptionChange = 'added' | 'moved' | undefined;

/**
 * The change of each option, by its place. Moved are those outside of the longest run that keeps its saved order, so that one option
 * that goes up does not mark all that it passes.
 */
export const optionChanges = (options: readonly string[], saved: readonly string[]): OptionChange[] => {
  const places = options.map((option) => saved.indexOf(option));
  const kept = new Set(longestRise(places));
  return places.map((place) => (place < 0 ? 'added' : kept.has(place) ? undefined : 'moved'));
};

/** The longest part of a list of numbers that rises; those below 0 are left out. */
const longestRise = (numbers: readonly number[]): number[] => {
  const rises: number[][] = [];
  for (const number of numbers.filter((one) => one >= 0))
    rises.push([...longest(rises.filter((rise) => (rise.at(-1) ?? number) < number)), number]);
  return longest(rises);
};

const longest = (lists: readonly number[][]): number[] =>
  lists.reduce((most, list) => (list.length > most.length ? list : most), []);

/** The fault of a new option, or nothing. */
export const optionFault = (options: string[], typed: string): string | undefined => {
  if (!typed.trim()) return translate('formSettings.nothingToAdd');
  return options.includes(typed.trim()) ? translate('formSettings.addedAlready') : undefined;
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
      ? translate('formSettings.use.noApplication')
      : translate('formSettings.use.applications', { count: applications });
  return openJobPosts === 0
    ? chosen
    : `${chosen} ${translate('formSettings.use.openJobPosts', { count: openJobPosts })}`;
};
