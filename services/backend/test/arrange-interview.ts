import { randomUUID } from 'node:crypto';
import { dayIn } from '../src/platform/wall-clock';
import { addApplication } from './add-application';
import { callAdmin } from './call-admin';
import { eventually } from './eventually';
import { addStaff } from './sign-in';
import type { TestApi } from './start-api';
import type { Mailing } from './start-mailing';

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

export type InterviewMail = { id: string; recipient: string; state: string; answer: string | null };

/** An interview with an applicant and somebody of the staff, nobody of whom was told of it yet, and the records of its mails. */
export async function arrangeUntold({ api }: Mailing, cookie: string, name: string) {
  const person = await addStaff(api, 'hr', { name: 'Meera Iyer' });
  const staffId = await idOfStaff(api, person.email);
  const email = `${name}@mail.example`;
  const { id: applicationId } = await addApplication(api, { name, email });
  const { body } = await arrangeInterview(api, cookie, applicationId, [staffId]).expect(201);
  const tries = () =>
    api.sql(
      'SELECT FROM deliveries WHERE subject_id = $1 AND attempts > 0 AND handed_at IS NULL AND leased_until IS NULL',
      [applicationId],
    );
  return {
    id: (body as { id: string }).id,
    applicationId,
    staffId,
    email,
    colleague: person.email,
    rows: () =>
      api.sql<InterviewMail>('SELECT id, recipient, state, answer FROM deliveries WHERE subject_id = $1 ORDER BY id', [
        applicationId,
      ]),
    /** A try has been made with as many mails, and none is under way. */
    tried: (count: number) => eventually(async () => (await tries()).length === count, `a try with ${count} mails`),
  };
}

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
