import { explaining, scannedBy } from '../../../test/explain';
import { type TestApi, startApi } from '../../../test/start-api';
import { heldMails } from './stage-mails.repository';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  const applications = `INSERT INTO applications (reference, name, email, apply, experience)
    SELECT regexp_replace(lpad(n::text, 8, '0'), '(....)(....)', 'FD-\\1-\\2'), 'Asha', 'a' || n || '@mail.example', 'x', 'x'
    FROM generate_series(1, 20000) n`;
  await api.sql(applications);
  await api.sql(`INSERT INTO stage_mails (application_id, subject, body, requested_by)
    SELECT id, 'A word', 'Dear Asha', gen_random_uuid() FROM applications`);
  await api.sql(
    `INSERT INTO outbox (event, subject_id, published_at) SELECT 'stage-mail.requested', id, now() FROM stage_mails`,
  );
  await api.sql('ANALYZE');
});
afterAll(() => api.stop());

it('Among many mails to applicants, those of an event are found and removed without reading all', async () => {
  const [own, other] = await api.sql<{ id: string; application: string }>(
    'SELECT id, application_id AS application FROM stage_mails LIMIT 2',
  );
  await api.sql('UPDATE stage_mails SET sent_with = $1 WHERE id = $2', [own!.id, other!.id]);
  const [event] = await api.sql<{ id: string }>('SELECT id FROM outbox WHERE subject_id = $1', [own!.id]);
  const { sql, plans } = explaining(api);
  const answered = await heldMails.answered(sql, [event!.id]);
  expect(answered.map(({ id }) => id)).toEqual([own!.application, other!.application].toSorted());
  await heldMails.remove(sql, [event!.id]);
  expect(await api.sql('SELECT FROM stage_mails WHERE id = ANY($1)', [[own!.id, other!.id]])).toEqual([]);
  expect(scannedBy(plans)).toEqual([]);
  for (const plan of plans.values()) expect(plan).toMatch(/stage_mails_pkey[^]*stage_mails_sent_with/);
});
