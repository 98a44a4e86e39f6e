import type { JobPost } from '@frontdoor/contract';
import type { SearchablePage } from './searchable.ts';

type SearchedPost = Pick<JobPost, 'slug' | 'title' | 'para' | 'location' | 'descriptionHtml'>;

/** An open job post among the pages, at the address of its own page. `textOf` reads the HTML of its long text. */
export const postPage = (
  { slug, title, para, location, descriptionHtml }: SearchedPost,
  textOf: (html: string) => string,
): SearchablePage => ({
  path: `/career/${slug}`,
  title,
  description: para,
  sections: [
    { heading: '', text: location },
    { heading: '', text: textOf(descriptionHtml ?? '') },
  ],
});
