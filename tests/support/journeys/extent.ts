import { paths, type PagePath } from '../../../frontend/app/banners/banners.ts';

/** Whether this run is the long form, `make test-all`: every page, and every journey on both devices. */
export const isLongForm = process.env.TEST_ALL === 'yes';

/**
 * One page of each kind, the longest, for proofs of what all pages have from the build: how their faces and scripts arrive.
 * What a page has of its own, its composition, is proven on all of them.
 */
const onePerKind: readonly PagePath[] = [
  '/',
  '/career',
  '/application',
  '/contact',
  '/privacy',
  '/portfolio',
  '/blogpara',
  '/team',
  '/software/new',
  '/products/school-erp',
];

/** The pages that a proof goes through which is the same for all pages of one kind. */
export const provenPages: readonly PagePath[] = isLongForm ? paths : onePerKind;
