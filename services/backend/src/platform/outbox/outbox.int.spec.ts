import { randomUUID } from 'node:crypto';
import { explaining, scannedBy } from '../../../test/explain';
import { type TestApi, startApi } from '../../../test/start-api';
import { measureBacklog } from './outbox';
import { outboxJobs } from './outbox.repository';

describe('The outbox, when much has gone through it', () => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi()));
  afterAll(() => api.stop());

  const addEvents = (count: number, event: string, ago: string) =>
    api.sql(
      `INSERT INTO outbox (id, event, subject_id, created_at)
       SELECT uuidv7(-$3::interval), $2, uuidv7(), now() - $3::interval FROM generate_series(1, $1::int) n`,
      [count, event, ago],
    );

  it('settles a job by its key, and not by the index of pending jobs, which is full of those just settled', async () => {
    await addEvents(20_000, 'a', '1 day');
    await api.sql(
      "INSERT INTO outbox_jobs (event_id, job, state, settled_at) SELECT id, 'x', 'done', now() FROM outbox",
    );
    await api.sql('ANALYZE');
    const [event] = await api.sql<{ id: string }>(
      "INSERT INTO outbox (event, subject_id) VALUES ('b', uuidv7()) RETURNING id",
    );
    await outboxJobs.plan({ query: (statement, values) => api.sql(statement.text, [...(values ?? [])]) }, event!.id, [
      'x',
    ]);
    const { sql, plans } = explaining(api);
    await outboxJobs.settle(sql, event!.id, 'x', 'done', null);
    expect(plans.get('outbox.settle')).toContain('outbox_jobs_pkey');
    expect(plans.get('outbox.settle')).not.toContain('outbox_jobs_unsettled');
    const state = () => api.sql('SELECT state, failures FROM outbox_jobs WHERE event_id = $1', [event!.id]);
    expect(await state()).toEqual([{ state: 'done', failures: 0 }]);
    await outboxJobs.settle(sql, event!.id, 'x', 'dead', 'too late');
    await outboxJobs.settle(sql, randomUUID(), 'x', 'dead', 'nobody knows it');
    expect(await state()).toEqual([{ state: 'done', failures: 0 }]);
  });

  it('is counted up to 10,001 with the age of the oldest, by indexes of the unfinished alone', async () => {
    await api.sql('TRUNCATE outbox CASCADE');
    await addEvents(20_000, 'done', '2 days');
    await api.sql('UPDATE outbox SET published_at = now()');
    const { sql, plans } = explaining(api);
    const nothing = {
      waitingEvents: 0,
      oldestWaitingSeconds: null,
      pendingJobs: 0,
      oldestPendingSeconds: null,
      deadJobs: 0,
    };
    expect(await measureBacklog(sql)).toEqual(nothing);
    await addEvents(1, 'first', '1 hour');
    await addEvents(12_000, 'more', '1 minute');
    await api.sql(
      "INSERT INTO outbox_jobs (event_id, job, queued_at) SELECT id, 'x', now() - random() * interval '1 day' FROM outbox WHERE event <> 'done'",
    );
    await api.sql(
      "INSERT INTO outbox_jobs (event_id, job, state, settled_at) SELECT id, 'y', 'dead', now() FROM outbox",
    );
    await api.sql('VACUUM ANALYZE outbox, outbox_jobs');
    const backlog = await measureBacklog(sql);
    expect(backlog).toMatchObject({ waitingEvents: 10_001, pendingJobs: 10_001, deadJobs: 10_001 });
    for (const seconds of [backlog.oldestWaitingSeconds, backlog.oldestPendingSeconds]) {
      expect(seconds).toBeGreaterThanOrEqual(3_600);
      expect(seconds).toBeLessThan(7_200);
    }
    // What is counted stops at 10,001 of many; only the oldest must not be searched for among all.
    expect(scannedBy(plans).filter((scan) => !scan.endsWith('outbox_jobs'))).toEqual([]);
  });
});
