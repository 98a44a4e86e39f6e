import type { JobPost } from '@frontdoor/contract';
import type { Page } from '@playwright/test';
import { journeyStack } from './journey-stack.ts';
import { logIn } from './staff-pages.ts';

/** The values that HR types into the form. */
type Fields = { title: string; description?: string } & Partial<
  Pick<JobPost, 'para' | 'location' | 'image' | 'employmentType' | 'workplace' | 'salary' | 'closesAt'>
>;

/** HR publishes posts. The session stays in the page's browser; no public page looks at it. */
export async function publishPosts(page: Page, posts: readonly Fields[]): Promise<JobPost[]> {
  const { hr, site } = journeyStack();
  await logIn(page, hr);
  const published: JobPost[] = [];
  for (const post of posts) {
    const data = { para: 'You build things that last.', location: 'Noida', ...post };
    const answer = await page.request.post('/api/jobposts', { data, headers: { Origin: site } });
    if (answer.status() !== 201) throw new Error(`The post was answered ${answer.status()}: ${await answer.text()}`);
    published.push((await answer.json()) as JobPost);
  }
  return published;
}

/** HR closes a post. */
export async function closePost(page: Page, { id, title, para, location }: JobPost): Promise<void> {
  const headers = { Origin: journeyStack().site };
  const answer = await page.request.put(`/api/jobposts/${id}`, {
    data: { title, para, location, state: 'closed' },
    headers,
  });
  if (!answer.ok()) throw new Error(`Closing was answered ${answer.status()}: ${await answer.text()}`);
}

/** The open positions as a visitor meets them. */
export function openPositions(page: Page) {
  const region = page.getByRole('region', { name: 'Open positions' });
  return {
    region,
    cardOf: (title: string) =>
      region.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    apply: (title: string) => region.getByRole('link', { name: `Apply Now: ${title}`, exact: true }),
  };
}

/** A post as the API returns it, with the given fields. */
export const aPost = (fields: Pick<JobPost, 'title'> & Partial<JobPost>): JobPost => ({
  _id: `id of ${fields.title}`,
  id: `id of ${fields.title}`,
  para: 'You build things that last.',
  location: 'Noida',
  image: null,
  imageAlt: null,
  slug: fields.title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  employmentType: null,
  workplace: null,
  salary: null,
  experience: null,
  daysOnSite: null,
  existingVacancy: null,
  opensAt: null,
  closesAt: null,
  descriptionHtml: null,
  postedAt: null,
  ...fields,
});

/** Lets the search find these posts instead of those in the database. */
export const offerPosts = (page: Page, posts: readonly JobPost[]) =>
  page.route('**/api/jobposts', (route) => route.fulfill({ json: posts }));

/** The paths of the pages of the open positions, which the API writes. `site` is the gateway's address. */
export async function openJobPages(site: string): Promise<[string, ...string[]]> {
  const sitemap = await (await fetch(`${site}/sitemap-jobs.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);
  const [first, ...others] = addresses.map((address) => new URL(address).pathname);
  if (!first) throw new Error('No position is open, so no job page can be looked at');
  return [first, ...others];
}
