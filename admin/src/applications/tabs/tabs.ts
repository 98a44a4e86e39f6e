import { stages, type Stage } from '../stages.ts';

export type ListTab = 'all' | 'unseen' | Stage | 'answerDue';

/** In the order in which they stand above the list. */
export const listTabs: readonly ListTab[] = ['all', 'unseen', ...stages, 'answerDue'];

/** Up to this number the API counts the applications of a tab; one more stands for all numbers beyond. */
export const MOST_COUNTED = 10_000;

type Filter = Record<string, unknown>;

const isDue = (answer: unknown) => answer === 'open';

/** A filter without the part that its tab sets. A state of answers other than "due" is a filter of its own. */
export const withoutTab = ({ stage: _stage, unseen: _unseen, answer, ...others }: Filter): Filter =>
  answer === undefined || isDue(answer) ? others : { ...others, answer };

const ownOf = (tab: ListTab): Filter => {
  if (tab === 'all') return {};
  if (tab === 'unseen') return { unseen: true };
  return tab === 'answerDue' ? { answer: 'open' } : { stage: tab };
};

/** The filter under a tab: only one tab is open at a time, all else stays. */
export const filterUnder = (tab: ListTab, filter: Filter): Filter => ({ ...withoutTab(filter), ...ownOf(tab) });

/** A filter from elsewhere, such as a link, may stand under two tabs, or, with several stages, under none. */
export const isOpen = (tab: ListTab, { stage, unseen, answer }: Filter): boolean => {
  if (tab === 'unseen') return Boolean(unseen);
  if (tab === 'answerDue') return isDue(answer);
  if (tab === 'all') return !stage && !unseen && !isDue(answer);
  return stage === tab;
};
