import { randomUUID } from 'node:crypto';
import { addApplication, addResume } from '../add-application';
import { addDelivery } from '../add-delivery';
import { arrangeInterview, endInterview, planWith } from '../arrange-interview';
import { callAdmin } from '../call-admin';
import { contact, postForm } from '../enquiries';
import { meetHalfWay } from '../hold-back';
import { keptForeignKeys } from '../kept-foreign-keys';
import { cookieFor } from '../sign-in';
import { startApi, type TestApi } from '../start-api';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi();
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

/** Removes applications as an erasure does: locked first, with their resumes and events. */
const lockToErase = (...ids: string[]) =>
  [
    ['SELECT FROM resumes WHERE application_id = ANY($1) ORDER BY application_id FOR UPDATE', ids],
    ['SELECT FROM applications WHERE id = ANY($1) ORDER BY id FOR UPDATE', ids],
    ['SELECT FROM outbox WHERE subject_id = ANY($1) ORDER BY id FOR UPDATE', ids],
  ] as [string, ...unknown[]][];
const erase = (...ids: string[]) =>
  [
    ['DELETE FROM deliveries WHERE subject_id = ANY($1)', ids],
    ['DELETE FROM outbox WHERE subject_id = ANY($1)', ids],
    ['DELETE FROM applications WHERE id = ANY($1)', ids],
  ] as [string, ...unknown[]][];
const whileErased = (ids: string[], send: Parameters<typeof meetHalfWay>[2]) =>
  meetHalfWay(api, { first: lockToErase(...ids), after: erase(...ids) }, send);

describe('A call about an application that is being erased', () => {
  const notes = (id: string) => `/api/admin/applications/${id}/notes`;
  async function addNote(id: string): Promise<string> {
    const { body } = await callAdmin(api, 'post', notes(id), { cookie: hr, body: { text: 'Call on Monday' } });
    return (body as { id: string }).id;
  }
  type Made = { path: string; ids: string[]; method?: 'get' | 'post' | 'put' | 'delete'; body?: object };
  const calls: [name: string, make: () => Promise<Made>, status?: number][] = [
    [
      'writing a note',
      async () => {
        const { id } = await addApplication(api);
        return { path: notes(id), ids: [id], body: { text: 'Late' } };
      },
    ],
    [
      'changing a note',
      async () => {
        const { id } = await addApplication(api);
        return { path: `/api/admin/notes/${await addNote(id)}`, ids: [id], method: 'put', body: { text: 'Late' } };
      },
    ],
    [
      'deleting a note',
      async () => {
        const { id } = await addApplication(api);
        return { path: `/api/admin/notes/${await addNote(id)}`, ids: [id], method: 'delete' };
      },
    ],
    [
      'linking it with another one',
      async () => {
        const [{ id }, { id: other }] = [await addApplication(api), await addApplication(api)];
        return { path: `/api/admin/applications/${id}/duplicates`, ids: [other], body: { id: other } };
      },
    ],
    [
      'parting it from another one',
      async () => {
        const [{ id }, { id: other }] = [await addApplication(api), await addApplication(api)];
        await callAdmin(api, 'post', `/api/admin/applications/${id}/duplicates`, { cookie: hr, body: { id: other } });
        return { path: `/api/admin/applications/${id}/duplicates/${other}`, ids: [id, other], method: 'delete' };
      },
    ],
    [
      'sending a mail about it again',
      async () => {
        const { id } = await addApplication(api);
        const delivery = await addDelivery(api, { subjectId: id, state: 'sent' });
        return { path: `/api/admin/deliveries/${delivery}/resend`, ids: [id], body: { again: true } };
      },
    ],
    [
      'confirming a mail about it',
      async () => {
        const { id } = await addApplication(api);
        const delivery = await addDelivery(api, { subjectId: id, state: 'unsure' });
        return { path: `/api/admin/deliveries/${delivery}/confirm`, ids: [id] };
      },
    ],
    [
      'arranging an interview with it',
      async () => {
        const { id } = await addApplication(api);
        const [staff] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE disabled_at IS NULL LIMIT 1');
        const body = { ...planWith([staff!.id]), applicationId: id, key: randomUUID() };
        return { path: '/api/admin/interviews', ids: [id], body };
      },
    ],
    [
      'moving an interview with it',
      async () => {
        const { id } = await addApplication(api);
        const [staff] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE disabled_at IS NULL LIMIT 1');
        const { body } = await arrangeInterview(api, hr, id, [staff!.id]).expect(201);
        return { path: `/api/admin/interviews/${body.id}`, ids: [id], method: 'put', body: planWith([staff!.id]) };
      },
    ],
    [
      'giving a verdict on an interview with it',
      async () => {
        const { id } = await addApplication(api);
        const [staff] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE disabled_at IS NULL LIMIT 1');
        const { body } = await arrangeInterview(api, hr, id, [staff!.id]).expect(201);
        await endInterview(api, body.id);
        const verdict = { verdict: 'yes', reason: 'Late' };
        return { path: `/api/admin/interviews/${body.id}/verdict`, ids: [id], body: verdict };
      },
    ],
    [
      'moving it',
      async () => {
        const { id } = await addApplication(api);
        return { path: `/api/admin/applications/${id}/stage`, ids: [id], body: { stage: 'offer' } };
      },
    ],
    [
      'moving it with others',
      async () => {
        const [{ id }, { id: other }] = [await addApplication(api), await addApplication(api)];
        return { path: '/api/admin/applications/stage', ids: [id], body: { ids: [id, other], stage: 'offer' } };
      },
      422,
    ],
    [
      'writing to it',
      async () => {
        const { id } = await addApplication(api);
        const mail = { subject: 'News', body: 'We are still reading.' };
        return { path: '/api/admin/applications/messages', ids: [id], body: { ids: [id], mail } };
      },
      422,
    ],
    [
      'pausing its answer',
      async () => {
        const { id } = await addApplication(api);
        return {
          path: `/api/admin/applications/${id}/pause`,
          ids: [id],
          method: 'put',
          body: { reason: 'Asked back' },
        };
      },
    ],
    [
      'putting it off',
      async () => {
        const { id } = await addApplication(api);
        const until = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
        return { path: `/api/admin/triage/${id}/later`, ids: [id], method: 'put', body: { until } };
      },
    ],
    [
      'opening it for the first time',
      async () => {
        const { id } = await addApplication(api);
        return { path: `/api/admin/applications/${id}`, ids: [id], method: 'get' };
      },
    ],
    [
      'correcting it',
      async () => {
        const { id } = await addApplication(api);
        return { path: `/api/admin/applications/${id}`, ids: [id], method: 'put', body: { experience: 4 } };
      },
    ],
    [
      'looking at its resume, whose pages are to be drawn again,',
      async () => {
        const { id } = await addApplication(api);
        await addResume(api, id);
        await api.sql(`INSERT INTO outbox (event, subject_id) VALUES ('resume.cleared', $1)`, [id]);
        await api.sql(`INSERT INTO resume_previews (application_id, key, state, pages) VALUES ($1, $2, 'done', 2)`, [
          id,
          'a1'.repeat(13),
        ]);
        return { path: `/api/admin/applications/${id}/resume/preview`, ids: [id], method: 'get' };
      },
    ],
  ];

  it.each(calls)('%s lets it go and finds nothing', async (_, make, expected = 404) => {
    const { path, ids, method = 'post', body } = await make();
    const { answer, error } = await whileErased(ids, () => callAdmin(api, method, path, { cookie: hr, body }));
    expect([error, answer.status]).toEqual([undefined, expected]);
    expect(await api.sql('SELECT FROM applications WHERE id = ANY($1)', [ids])).toEqual([]);
  });
});

it.each([
  ['note about', 'notes', { text: 'Late' }],
  ['reply to', 'replies', { subject: 'Late', body: 'Late', key: '0198c5a4-0000-7000-8000-000000000001', close: false }],
])('A %s an enquiry that is being erased lets it go and finds nothing', async (_, part, body) => {
  // The same words again would count as a repetition.
  const fields = { ...contact.fields, message: `A ${part} follows.` };
  const { reference } = (await postForm(api.url, contact, fields).expect(201)).body as { reference: string };
  const [row] = await api.sql<{ id: string }>('SELECT id FROM contact_messages WHERE reference = $1', [reference]);
  const path = `/api/admin/all-enquiries/${row!.id}/${part}`;
  const cookie = await cookieFor(api, 'general');
  const send = () => callAdmin(api, 'post', path, { cookie, body });
  const first = [['DELETE FROM contact_messages WHERE id = $1', row!.id]] as [string, ...unknown[]][];
  const { answer, error } = await meetHalfWay(api, { first }, send);
  expect([error, answer.status]).toEqual([undefined, 404]);
});

it('The list of foreign keys, and of what keeps each from being written too late, is complete', async () => {
  const rows = await api.sql<{ key: string }>(
    `SELECT conrelid::regclass || '.' || a.attname AS key FROM pg_constraint c
     JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  expect(rows.map(({ key }) => key).toSorted()).toEqual(Object.keys(keptForeignKeys));
});
