import { randomUUID } from 'node:crypto';
import type { TestApi } from './start-api';

interface GivenDelivery {
  kind?: string;
  subjectId?: string;
  template?: string;
  recipient?: string;
  state?: string;
  job?: string;
  event?: string;
}

/** Puts a settled delivery with its event and its job into the database, as if a worker had been at it. */
export async function addDelivery(api: TestApi, values: GivenDelivery = {}): Promise<string> {
  const {
    kind = 'application',
    template = 'hr-application',
    recipient = 'hr@plumbline.example',
    state = 'failed',
  } = values;
  const { subjectId = randomUUID(), job = 'notifications.mail-hr', event = 'application.ready-for-hr' } = values;
  const [row] = await api.sql<{ id: string; event_id: string }>(
    `WITH e AS (INSERT INTO outbox (event, subject_id, published_at) VALUES ($1, $2, now())
       ON CONFLICT (event, subject_id) DO UPDATE SET published_at = now() RETURNING id)
     INSERT INTO deliveries (event_id, subject_kind, subject_id, template, recipient, job, state, message_id, sent_at, attempts, answer)
     SELECT e.id, $3, $2, $4, $5, $6, $7, $8, CASE WHEN $7 = 'sent' THEN now() END, 1, 'the last words' FROM e RETURNING id, event_id`,
    [event, subjectId, kind, template, recipient, job, state, `<${randomUUID()}@plumbline.example>`],
  );
  await api.sql(
    "INSERT INTO outbox_jobs (event_id, job, state, settled_at) VALUES ($1, $2, $3, CASE WHEN $3 <> 'pending' THEN now() END)",
    [row!.event_id, job, state === 'failed' || state === 'unsure' ? 'dead' : state === 'pending' ? 'pending' : 'done'],
  );
  return row!.id;
}
