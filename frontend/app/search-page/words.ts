import { banners } from '../banners/banners.ts';
import { company } from '../content/company.ts';

/** Texts of the search page around its results. */
export const page = {
  label: 'Search',
  description: 'Find a page, a section or an open position, or look through the list of all pages.',
  note: 'Index of drawings',
  title: 'Search all pages',
  withoutScript: 'Searching needs JavaScript, which is switched off here. These are all pages.',
  all: 'All pages',
} as const;

/** The sheets in the groups of the menu, each under the page that they belong to. */
export const groups = [
  { title: company.name, parents: [undefined, '/'] },
  { title: banners['/services'].label, parents: ['/services'] },
  { title: banners['/products'].label, parents: ['/products'] },
  { title: banners['/team'].label, parents: ['/team'] },
] as const;
