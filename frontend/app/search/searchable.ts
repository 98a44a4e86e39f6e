/** A page as the search knows it: written by the build from the finished HTML, or made in the browser from a job post. */
export interface SearchablePage {
  path: string;
  /** The number of its sheet; absent for results that are not sheets. */
  sheet?: string;
  title: string;
  description: string;
  sections: readonly SearchableSection[];
}

export interface SearchableSection {
  /** Where a link may lead to; absent when nothing there has an id. */
  id?: string;
  heading: string;
  text: string;
}

/** The file that holds all pages, as an array of {@link SearchablePage}. */
export const searchFile = '/search-index.json';

/** The words of a text, for finding and for marking alike. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
