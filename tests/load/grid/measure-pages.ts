import { median } from '../measure/median.ts';

interface PageQuery {
  filter?: Record<string, unknown>;
  sort?: [field: string, order: 'ASC' | 'DESC'];
  /** The first row as a share of all. */
  from?: number;
}

interface Page {
  title: string;
  path: (applications: number) => string;
}

const ROWS = 25;
const fields = ['createdAt', 'name', 'email', 'apply', 'experience', 'reference', 'stage'];

const page = (title: string, { filter = {}, sort = ['createdAt', 'DESC'], from = 0 }: PageQuery = {}): Page => ({
  title,
  path: (applications) => {
    const first = Math.floor(applications * from);
    const parameters = { filter, sort, range: [first, first + ROWS - 1] };
    const query = Object.entries(parameters).map(([key, value]) => [key, JSON.stringify(value)]);
    return `/api/admin/applications?${new URLSearchParams(query).toString()}`;
  },
});

/** HR's queries of the grid, the most frequent first. */
const pages: Page[] = [
  page('first page'),
  page('one position', { filter: { apply: 'Java Developer' } }),
  page('one stage', { filter: { stage: 'interview' } }),
  page('position, stage, experience', {
    filter: { apply: 'Java Developer', stage: 'rejected', experience: 'Fresher' },
  }),
  page('without a resume', { filter: { hasResume: false } }),
  page('one source', { filter: { source: 'linkedin' } }),
  page('a month', { filter: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' } }),
  ...fields.map((field) => page(`by ${field}`, { sort: [field, 'ASC'] })),
  page('middle page, newest first', { from: 0.5 }),
  page('last pages, by name', { sort: ['name', 'ASC'], from: 0.95 }),
  page('search: first name', { filter: { q: 'kavya' } }),
  page('search: whole name', { filter: { q: 'asha verma' } }),
  page('search: name with a slip', { filter: { q: 'ashaa vermaa' } }),
  page('search: e-mail', { filter: { q: 'asha.verma' } }),
  page('search: rare word of a resume', { filter: { q: 'haskell' } }),
  page('search: usual word of a resume', { filter: { q: 'kubernetes' } }),
  page('search: word of a note', { filter: { q: 'friendly' } }),
  page('search: in nearly all resumes', { filter: { q: 'designed' } }),
  page('search: two words of a resume', { filter: { q: 'kafka kubernetes' } }),
  page('search: phrase of a resume', { filter: { q: '"payment booking"' } }),
  page('search: beginning of a word', { filter: { q: 'kube*' } }),
  page('search: part of a Chinese word', { filter: { q: '工程' } }),
  page('search: name and word of a resume', { filter: { q: 'asha kafka' } }),
  page('search by relevance', { filter: { q: 'asha verma' }, sort: ['relevance', 'DESC'] }),
  page('search, one stage, by name', { filter: { q: 'kafka', stage: 'interview' }, sort: ['name', 'ASC'] }),
  page('search: nothing', { filter: { q: 'xqzwv' } }),
];

const WARM_UPS = 5;

export interface PageTimes {
  page: Page;
  /** Milliseconds, from sending to the last byte. */
  median: number;
  p95: number;
}

/** One signed-in person who requests one page after another. */
export async function measurePages(
  url: string,
  cookie: string,
  applications: number,
  requests: number,
): Promise<PageTimes[]> {
  const times: PageTimes[] = [];
  for (const pageQuery of pages) {
    const address = `${url}${pageQuery.path(applications)}`;
    const durations: number[] = [];
    for (let at = -WARM_UPS; at < requests; at++) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { cookie } });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${pageQuery.title}: ${answer.status} ${body}`);
      if (at >= 0) durations.push(performance.now() - began);
    }
    const sorted = durations.toSorted((a, b) => a - b);
    times.push({ page: pageQuery, median: median(durations), p95: sorted[Math.ceil(requests * 0.95) - 1]! });
  }
  return times;
}
