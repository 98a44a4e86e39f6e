import { banners, isPage } from '../../banners/banners.ts';
import {
  anotherFileTemplatePath,
  interviewTemplatePath,
  notFoundPath,
  postTemplatePath,
  receiptTemplatePath,
  searchPath,
} from '../../seo.ts';
import { gaps } from '../words.ts';

const unlisted: Readonly<Record<string, string>> = {
  [searchPath]: gaps.search,
  [receiptTemplatePath]: gaps.received,
  [anotherFileTemplatePath]: gaps.anotherFile,
  [interviewTemplatePath]: gaps.interview,
  [notFoundPath]: gaps.notFound,
  [postTemplatePath]: gaps.template,
};

/** The label of a page in the run. A page that the site no longer has keeps its address. */
export const nameOf = (path: string): string => (isPage(path) ? banners[path].label : (unlisted[path] ?? path));
