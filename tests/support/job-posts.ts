import type { JobPost } from '@frontdoor/contract';
import type { Page } from '@playwright/test';

/** A post as the API gives it out, with what matters to a test. */
export const aPost = (given: Pick<JobPost, 'title'> & Partial<JobPost>): JobPost => ({
  _id: `id of ${given.title}`,
  id: `id of ${given.title}`,
  para: 'You build things that last.',
  location: 'Noida',
  image: null,
  slug: given.title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  employmentType: null,
  workplace: null,
  salary: null,
  opensAt: null,
  closesAt: null,
  descriptionHtml: null,
  postedAt: null,
  ...given,
});

/** Has the careers page see these posts instead of what is in the database. */
export const offerPosts = (page: Page, posts: readonly JobPost[]) =>
  page.route('**/api/jobposts', (route) => route.fulfill({ json: posts }));

/** The open positions as a visitor meets them. */
export function openPositions(page: Page) {
  const region = page.getByRole('region', { name: 'Open positions' });
  return {
    region,
    loading: region.getByText('Loading open positions…'),
    cardOf: (title: string) =>
      region.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    apply: (title: string) => region.getByRole('link', { name: `Apply Now: ${title}` }),
    openApplication: region.getByRole('link', { name: 'Send an open application' }),
    again: region.getByRole('button', { name: 'Try again' }),
  };
}

/** A visitor comes to the careers page and goes on to its positions, which are fetched for whoever comes near them. */
export async function visitPositions(page: Page): Promise<void> {
  await page.goto('/career');
  await openPositions(page).region.scrollIntoViewIfNeeded();
}
