import { randomUUID } from 'node:crypto';
import { dayIn } from '../src/platform/wall-clock';
import { callAdmin } from './call-admin';
import type { TestApi } from './start-api';

/** Half past two in the afternoon in India, so many days ahead. */
export const clockAhead = (days: number): string =>
  `${dayIn('Asia/Kolkata', new Date(Date.now() + days * 86_400_000))}T14:30`;

/** An interview with these people of the staff. */
export const planWith = (people: readonly string[], more: object = {}) => ({
  start: clockAhead(3),
  zone: 'Asia/Kolkata',
  minutes: 45,
  place: 'https://meet.example/room?a=1&b=2',
  people,
  ...more,
});

/** Arranges one as somebody of HR does. */
export const arrangeInterview = (
  api: TestApi,
  cookie: string,
  applicationId: string,
  people: readonly string[],
  more: object = {},
) =>
  callAdmin(api, 'post', '/api/admin/interviews', {
    cookie,
    body: { ...planWith(people), applicationId, key: randomUUID(), ...more },
  });

/** The id of a person of the staff. */
export const idOfStaff = async (api: TestApi, email: string): Promise<string> =>
  (await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [email]))[0]!.id;

/** As if an interview had been an hour ago. */
export const endInterview = (api: TestApi, id: string) =>
  api.sql("UPDATE interviews SET starts_at = now() - minutes * interval '1 minute' - interval '1 hour' WHERE id = $1", [
    id,
  ]);

/** A link by which an applicant answers the invitation to an interview, as a mail would have it. */
export const addAnswerLink = (api: TestApi, interviewId: string, token: string) =>
  api.sql('INSERT INTO interview_links (hash, interview_id) VALUES (sha256($1), $2)', [
    Buffer.from(token),
    interviewId,
  ]);

/** The calls that change interviews, each with a request that does: about one that is arranged here with this person of the staff. */
export async function writesOfInterviews(api: TestApi, cookie: string, applicationId: string, email: string) {
  const people = [await idOfStaff(api, email)];
  const { body } = await arrangeInterview(api, cookie, applicationId, people).expect(201);
  const { id, changes } = body as { id: string; changes: { id: string }[] };
  const path = `/api/admin/interviews/${id}`;
  const token = 'C'.repeat(43);
  await addAnswerLink(api, id, token);
  const besides = [id];
  const over = await arrangeInterview(api, cookie, applicationId, people, { besides }).expect(201);
  await endInterview(api, (over.body as { id: string }).id);
  return {
    'POST /api/admin/interviews': { body: { ...planWith(people), applicationId, key: randomUUID(), besides } },
    'POST /api/interview-answer': { body: { token, change: changes[0]!.id, answer: 'declined' } },
    'PUT /api/admin/interviews/:id': { body: planWith(people), path },
    'POST /api/admin/interviews/:id/cancel': { path: `${path}/cancel` },
    'POST /api/admin/interviews/:id/verdict': {
      body: { verdict: 'yes', reason: 'Asked good questions.' },
      path: `/api/admin/interviews/${(over.body as { id: string }).id}/verdict`,
    },
  };
}
