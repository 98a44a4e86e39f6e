import { randomUUID } from 'node:crypto';
import { detectAtomFeed, parseAtomFeed } from 'feedsmith';
import { dataFaultsOf, readData } from '../../frontend/build-steps/structured-data/read-data.ts';
import { closePost, publishPosts } from '../support/journeys/job-posts.ts';
import { expect, test } from '../support/journeys/journey.ts';

test.skip(({ isMobile }) => isMobile, 'Machines have no screen.');

const title = `Cook & Baker ${randomUUID().slice(0, 8)}`;

test('readers that are not ours understand the feeds and the data of a page', async ({ page, stack }) => {
  const [post] = await publishPosts(page, [
    {
      title,
      para: 'Salt & pepper, 3 < 4, ]]> and ends.',
      description: '## What you will do\n\nCook.',
      employmentType: 'full-time',
      workplace: 'remote',
      salary: { min: 600_000, max: 900_000, currency: 'INR', interval: 'year' },
      closesAt: '2031-12-31T18:30:00.000Z',
    },
  ]);
  const address = `${stack.site}/career/${post!.slug}`;
  const textOf = async (path: string) => (await page.request.get(path)).text();

  const atom = await textOf('/feeds/jobs.atom');
  expect(detectAtomFeed(atom)).toBe(true);
  const entry = parseAtomFeed(atom).entries?.find(({ id }) => id === `urn:uuid:${post!.id}`);
  expect(entry).toMatchObject({
    title: { value: `${title}, Noida` },
    summary: { value: 'Salt & pepper, 3 < 4, ]]> and ends.' },
  });
  expect(entry?.links?.[0]?.href).toBe(address);
  expect(entry?.content?.value).toContain('<p>Pay: ₹6,00,000 – ₹9,00,000 per year</p><p>Place: Noida, remote</p>');

  // The browser's own parser, which stops at the first fault; the admin's pages would not let it run.
  await page.goto('/term');
  const seen = await page.evaluate(
    ([board, sitemap]) => {
      const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml');
      const fields = (job: Element) =>
        Object.fromEntries(Array.from(job.children, (field) => [field.tagName, field.textContent]));
      return {
        faults: [board, sitemap].flatMap((text) => Array.from(parse(text!).querySelectorAll('parsererror'), String)),
        jobs: Array.from(parse(board!).querySelectorAll('source > job'), fields),
        pages: Array.from(parse(sitemap!).querySelectorAll('urlset > url > loc'), (loc) => loc.textContent),
      };
    },
    [await textOf('/feeds/jobs.xml'), await textOf('/sitemap-jobs.xml')],
  );
  expect(seen.faults).toEqual([]);
  expect(seen.pages).toContain(address);
  expect(seen.jobs.find(({ referencenumber }) => referencenumber === post!.id)).toMatchObject({
    title,
    url: address,
    company: 'Plumbline',
    city: 'Noida',
    country: 'IN',
    jobtype: 'fulltime',
    remotetype: 'Fully remote',
    salary: '₹6,00,000 – ₹9,00,000 per year',
    description: expect.stringContaining('<p>Salt &amp; pepper, 3 &lt; 4, ]]&gt; and ends.</p>'),
  });

  const filled = await textOf(address);
  expect(readData(filled).jsonld).toMatchObject({
    JobPosting: [{ title, directApply: true, validThrough: '2031-12-31T18:30:00.000Z' }],
  });
  expect(await dataFaultsOf(filled)).toEqual([]);

  await closePost(page, post!);
  for (const path of ['/feeds/jobs.atom', '/feeds/jobs.xml', '/sitemap-jobs.xml', '/career'])
    expect(await textOf(path), path).not.toContain(post!.slug);
});
