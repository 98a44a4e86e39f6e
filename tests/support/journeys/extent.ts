import { paths, type PagePath } from '../../../frontend/app/banners/banners.ts';

/** Whether this run is the long form, `make test-all`: every page, and every journey on both devices. */
export const isLongForm = process.env.TEST_ALL === 'yes';

/**
 * Pages that differ most from each other, for tests of features that all pages get from the build: how fonts and scripts arrive. The
 * composition of a page is tested on all of them.
 */
const mostDifferent: readonly PagePath[] = [
  '/',
  '/career',
  '/application',
  '/contact',
  '/portfolio',
  '/products/school-erp',
];

/** The pages for a test with the same result on all pages of one kind. */
export const provenPages: readonly PagePath[] = isLongForm ? paths : mostDifferent;

/** In each part of a run by turns: all pages, an application from the form to HR, and what HR and the office do most. */
export const inEachPart: ReadonlySet<string> = new Set(
  ['apply', 'general-admin', 'routes', 'triage'].map((name) => `${name}.spec.ts`),
);

/** Which of these files a run by turns leaves out, but none of `kept`: the part `1/2` is the first of two. */
export function leftOutOf(part: string, files: readonly string[], kept = inEachPart): string[] {
  const [mine = 1, parts = 1] = part.split('/').map(Number);
  return files.filter((file, index) => !kept.has(file) && index % parts !== mine - 1);
}
