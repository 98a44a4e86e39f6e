import { addApplication } from './add-application';
import { callAdmin } from './call-admin';
import type { TestApi } from './start-api';

/** The day after tomorrow in UTC, as YYYY-MM-DD: it is still to come in every zone. */
export const aDayToCome = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** A move whose mail waits for its time, of an applicant for whom nobody has to answer for now. */
export async function askForMailWithTime(api: TestApi, cookie: string) {
  const { id } = await addApplication(api);
  const path = `/api/admin/applications/${id}`;
  const mail = { subject: 'News', body: 'Soon.', notBefore: `${aDayToCome()}T12:00:00Z` };
  await callAdmin(api, 'put', `${path}/pause`, { cookie, body: { reason: 'Waiting for the applicant' } });
  const moved = await callAdmin(api, 'post', `${path}/stage`, {
    cookie,
    body: { stage: 'screening', mail },
  });
  const [delivery] = await api.sql<{ id: string }>('SELECT id FROM deliveries WHERE subject_id = $1', [id]);
  return { application: id, delivery: delivery!.id, undo: (moved.body as { undo: { id: string } }).undo.id };
}
