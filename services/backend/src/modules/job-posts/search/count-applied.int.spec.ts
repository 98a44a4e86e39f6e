import { explaining, scannedBy } from '../../../../test/explain';
import { type TestApi, startApi } from '../../../../test/start-api';
import { jobPosts } from '../read/job-posts.repository';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe('The applications of the job posts of a page', () => {
  it('are counted by an index, of 20,000 for 400 posts', async () => {
    await api.sql(`INSERT INTO job_posts (title, slug, para, location)
      SELECT 'T' || n, 't' || n, 'P', 'L' FROM generate_series(1, 400) n`);
    await api.sql(`INSERT INTO applications (reference, name, email, apply, experience, job_post_id)
      SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Y', 'y@mail.example', 'Java Developer', '1', p.id
      FROM generate_series(1, 20000) n JOIN job_posts p ON p.slug = 't' || (n % 400 + 1)`);
    await api.sql('VACUUM ANALYZE applications');
    const page = await api.sql<{ id: string }>('SELECT id FROM job_posts ORDER BY slug LIMIT 25');
    const { sql, plans } = explaining(api);
    const counts = await jobPosts.countApplied(
      sql,
      page.map(({ id }) => id),
    );
    expect(counts.map(({ count }) => count)).toEqual(Array(25).fill(50));
    expect(scannedBy(plans)).toEqual([]);
  });
});
