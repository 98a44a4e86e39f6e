import type { JobPost } from '@frontdoor/contract';
import { employmentTypes, factTerms, workplaces } from '../words.ts';

/** From so many posts on a list has filters; fewer are read faster than chosen from. */
export const FILTERED_FROM = 6;

/** What a list can be narrowed by; also the names in the page's address. */
export const facets = ['location', 'workplace', 'employment'] as const;
export type Facet = (typeof facets)[number];

/** What was chosen; a facet that is left out lets every post through. */
export type Choice = Partial<Record<Facet, string>>;

const valueOf = (post: JobPost, facet: Facet): string | null =>
  ({ location: post.location, workplace: post.workplace, employment: post.employmentType })[facet];

const labels: Record<string, string> = { ...workplaces, ...employmentTypes };

export interface FacetOptions {
  facet: Facet;
  term: string;
  options: readonly { value: string; label: string; count: number }[];
}

/** The facets in which these posts differ, each with its values and how many posts have them, in the order of the list. */
export function facetsOf(posts: readonly JobPost[]): FacetOptions[] {
  return facets
    .map((facet) => {
      const values = posts.map((post) => valueOf(post, facet)).filter((value) => value !== null);
      const options = Object.entries(Object.groupBy(values, (value) => value)).map(([value, same]) => ({
        value,
        label: labels[value] ?? value,
        count: same?.length ?? 0,
      }));
      return { facet, term: factTerms[facet], options };
    })
    .filter(({ options }) => options.length > 1);
}

/** The choice that an address names, as far as these posts know its values. */
export function choiceIn(search: URLSearchParams, posts: readonly JobPost[]): Choice {
  const known = facetsOf(posts).map(({ facet, options }) => {
    const asked = search.get(facet);
    return [facet, options.find(({ value }) => value === asked)?.value];
  });
  return Object.fromEntries(known) as Choice;
}

/** The posts that fit a choice in all its facets. */
export const filterPositions = (posts: readonly JobPost[], choice: Choice): JobPost[] =>
  posts.filter((post) => facets.every((facet) => !choice[facet] || valueOf(post, facet) === choice[facet]));
