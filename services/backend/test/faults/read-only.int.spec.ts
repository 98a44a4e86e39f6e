import request, { type Response, type Test } from 'supertest';
import { hashLinkToken } from '../../src/platform/link-token';
import { addApplication, addResume } from '../add-application';
import { addDelivery } from '../add-delivery';
import { writesOfPasskeys } from '../authenticator';
import { aDayToCome, askForMailWithTime } from '../ask-for-mail-with-time';
import { writesOfInterviews } from '../arrange-interview';
import { callAdmin } from '../call-admin';
import { callStream, STREAM } from '../call-stream';
import { forms, writesOfEnquiries } from '../enquiries';
import { eventually } from '../eventually';
import { exportRoutes } from '../exports-are-recorded';
import { makePdf } from '../make-files';
import { type Role, seedRecords, writesOfMails } from '../matrix/seed-records';
import { whoMayCall } from '../matrix/who-may-call';
import { postApplication } from '../post-application';
import { setReadOnly } from '../read-only';
import { addStaff, origin, signIn, type TestPerson } from '../sign-in';
import { startApi, type TestApi } from '../start-api';
import { needNoTables, writesOfSession } from '../session-calls';

const [password, chosen, link] = ['tram violet gravel lantern', 'obelisk walnut ferry quartz', 'A'.repeat(43)];
const post = { title: 'Welder', para: 'Welds.', location: 'Pune', sameTitle: true };
const view = { name: 'New ones', shared: false, filter: { stage: 'new' }, sort: ['createdAt', 'DESC'], columns: null };
let api: TestApi;
const people = {} as Record<Role, TestPerson>;
const cookies = {} as Record<Role, string>;
let paths: (route: string, role?: Role) => string;
/** What writes, with a request that would: a call of staff, by its body and, where it is not that of the seeded records, its path. */
let writes: Record<string, { body?: object; path?: string }>;
/** Answered before anything would be written: refused for what they ask, or counted in memory until later. */
const judgedBefore: Record<string, number> = {
  'POST /api/csp-reports': 204,
  'POST /api/session/provider/step': 410,
  'POST /api/invitations/provider': 400,
  'POST /api/session/identity': 404,
  'POST /api/session/links/passkey/creation': 400,
  'POST /api/session/links/passkey': 400,
  'POST /api/admin/all-enquiries/:id/replies/preview': 400,
  'POST /api/admin/all-enquiries/replies/preview': 400,
  'PUT /api/admin/all-enquiries/:id/viewers/:view': 200,
  'DELETE /api/admin/all-enquiries/:id/viewers/:view': 204,
  'POST /api/admin/job-posts/images': 415,
  'POST /api/admin/job-posts/rendering': 400,
  'POST /api/admin/bulk-deeds/mails': 400,
  'POST /api/admin/applications/people': 400,
  'POST /api/admin/applications/:id/stage/preview': 200,
  'POST /api/admin/interviews/taken': 400,
  'GET /api/admin/applications/:id/resume/preview/:page.png': 404,
};

async function seed(): Promise<void> {
  paths = await seedRecords(api);
  for (const role of ['general', 'hr'] as const) {
    people[role] = await addStaff(api, role);
    cookies[role] = await signIn(api, people[role]);
  }
  const [{ id: application }, { id: other }] = [await addApplication(api), await addApplication(api)];
  const notes = `/api/admin/applications/${application}/notes`;
  const { id: noteId } = (await callAdmin(api, 'post', notes, { cookie: cookies.hr, body: { text: 'Call' } })).body;
  const { id: viewId } = (await callAdmin(api, 'post', '/api/admin/views', { cookie: cookies.hr, body: view })).body;
  const waiting = await askForMailWithTime(api, cookies.hr);
  const [failed, unsure] = [await addDelivery(api), await addDelivery(api, { state: 'unsure' })];
  const hold = `UPDATE applications SET standing = 'held', held_for = '{trap}' WHERE id = $1 RETURNING id`;
  const [held] = await api.sql<{ id: string }>(hold, [other]);
  const [open] = await api.sql<{ id: string }>(`SELECT id FROM job_posts`);
  const invited = await addStaff(api, 'hr');
  for (const kind of ['invitation', 'password-reset'])
    await api.sql(
      `WITH l AS (INSERT INTO staff_links (kind, staff_id, expires_at)
         SELECT $1, id, now() + interval '1 day' FROM staff WHERE email = $2 RETURNING id)
       INSERT INTO staff_link_tokens (link_id, hash) SELECT id, $3 FROM l`,
      [kind, invited.email, hashLinkToken(kind === 'invitation' ? link : 'B'.repeat(43))],
    );
  await addResume(api, application);
  await api.sql(
    `WITH k AS (INSERT INTO resume_asks (application_id, resume_key, reason, expires_at)
       SELECT application_id, key, 'locked', now() + interval '1 day' FROM resumes WHERE application_id = $1 RETURNING id)
     INSERT INTO resume_ask_tokens (ask_id, hash) SELECT id, $2 FROM k`,
    [application, hashLinkToken(link)],
  );
  const { name, email } = people.hr;
  const applicationPath = `/api/admin/applications/${application}`;
  const sessions = await callAdmin(api, 'get', '/api/session/sessions', { cookie: cookies.hr });
  writes = {
    ...writesOfSession({ name, email, password, chosen, link, sessionId: (sessions.body as { id: string }[])[0]!.id }),
    ...(await writesOfPasskeys(api, cookies.hr)),
    ...Object.fromEntries(exportRoutes.map((route) => [route, {}])),
    'GET /uploads/:resume': {},
    'GET /api/admin/received-files/:id': {},
    'PUT /api/admin/received-files/:id/resume': {},
    'GET /api/admin/applications/:id/resume/preview': {},
    'PUT /api/admin/applications/:id': { body: { experience: 4 } },
    'POST /api/admin/held/judge': { body: { verdict: 'release', ids: [held!.id] } },
    'POST /api/admin/held/:kind/:id/release': { path: `/api/admin/held/application/${held!.id}/release` },
    'POST /api/admin/held/:kind/:id/discard': { path: `/api/admin/held/application/${held!.id}/discard` },
    'POST /api/admin/held/look': {},
    'POST /api/admin/deliveries/resend-failed': {},
    'POST /api/admin/deliveries/:id/resend': { path: `/api/admin/deliveries/${failed}/resend` },
    'POST /api/admin/deliveries/:id/confirm': { path: `/api/admin/deliveries/${unsure}/confirm` },
    'POST /api/admin/deliveries/:id/cancel': { path: `/api/admin/deliveries/${waiting.delivery}/cancel` },
    'POST /api/admin/deliveries/:id/send-now': { path: `/api/admin/deliveries/${waiting.delivery}/send-now` },
    'POST /api/admin/undo/:id': { path: `/api/admin/undo/${waiting.undo}` },
    'PUT /api/admin/calendar': { body: { weekend: [7], holidays: [], figurePublished: false } },
    'PUT /api/admin/triage/:id/opened': {},
    'POST /api/admin/applications/assignee': { body: { ids: [application], to: null } },
    ...writesOfEnquiries(held!.id),
    'POST /api/admin/bulk-deeds': { body: { filter: { id: application }, count: 1, move: { stage: 'screening' } } },
    'POST /api/admin/views': { body: view },
    'PUT /api/admin/views/:id': { body: view, path: `/api/admin/views/${viewId}` },
    'DELETE /api/admin/views/:id': { path: `/api/admin/views/${viewId}` },
    'PUT /api/admin/triage/:id/later': {
      body: { until: aDayToCome() },
      path: `/api/admin/triage/${application}/later`,
    },
    'PUT /api/admin/applications/:id/pause': { body: { reason: 'On holiday' }, path: `${applicationPath}/pause` },
    'DELETE /api/admin/applications/:id/pause': { path: `/api/admin/applications/${waiting.application}/pause` },
    'POST /api/admin/applications/messages': { body: { ids: [application], mail: { subject: 'News', body: 'Soon.' } } },
    'POST /api/admin/erasures': { body: { email: 'canary@mail.example', reason: 'asked-for' } },
    'POST /api/admin/exports': { body: { email: 'canary@mail.example' } },
    'PUT /api/admin/staff/:id': { body: { name: 'Farid Khan', role: 'hr', disabled: false } },
    'POST /api/admin/staff/invitations': { body: { name: 'New', role: 'hr', email: 'new@plumbline.example' } },
    'DELETE /api/admin/staff/:id/sessions': {},
    'DELETE /api/admin/staff/:id/totp': {},
    'DELETE /api/admin/staff/:id/passkeys': {},
    'DELETE /api/admin/staff/:id/identity': {},
    'PUT /api/admin/retention': { body: { keepDays: { held: 14 } } },
    'POST /api/jobposts': { body: post },
    'PUT /api/jobposts/:id': { body: post },
    'DELETE /api/jobposts/:id': {},
    'PUT /api/form-settings': { body: { positions: ['Welder'], experience: ['1 year'] } },
    'POST /api/admin/applications/:id/duplicates': { body: { id: other } },
    'DELETE /api/admin/applications/:id/duplicates/:otherId': { path: `${applicationPath}/duplicates/${other}` },
    'POST /api/admin/applications/:id/notes': { body: { text: 'Late' } },
    'PUT /api/admin/notes/:id': { body: { text: 'Late' }, path: `/api/admin/notes/${noteId}` },
    'DELETE /api/admin/notes/:id': { path: `/api/admin/notes/${noteId}` },
    'POST /api/admin/applications/stage': { body: { ids: [application], stage: 'offer' } },
    'POST /api/admin/applications/:id/stage': { body: { stage: 'offer' }, path: `${applicationPath}/stage` },
    'POST /api/admin/rejection-reasons': { body: { label: 'Too far away' } },
    'PUT /api/admin/rejection-reasons/order': { body: { ids: [application], seen: [application] } },
    'PUT /api/admin/rejection-reasons/:id': { body: { label: 'Too far away' } },
    'DELETE /api/admin/rejection-reasons/:id': {},
    ...(await writesOfInterviews(api, cookies.hr, application, email)),
    'POST /api/admin/referrals': { body: { jobPost: open!.id, name: 'Asha' } },
    'POST /api/admin/referrals/:id/withdraw': {},
    'DELETE /api/admin/referrals/:id': {},
    ...(await writesOfMails(api)),
  };
}

function call(route: string): Test | ReturnType<typeof callStream> {
  if (route === STREAM) return callStream(api.url, { Cookie: cookies.hr });
  const form = forms.find(({ path }) => route === `POST ${path}`);
  if (form) return request(api.url).post(form.path).send(form.fields);
  if (route === 'POST /api/application') return postApplication(api.url);
  if (route === 'POST /api/another-file')
    return request(api.url)
      .post('/api/another-file')
      .field('token', link)
      .attach('resume', makePdf(), { filename: 'cv.pdf' });
  const role = whoMayCall[route] === 'general' ? 'general' : 'hr';
  const {
    path = paths(route, role).replace(':slug', 'canary').replace(':reference', 'FD-7K2M-Q4XV').replace(':token', link),
    body = {},
  } = writes[route] ?? {};
  const sentBody = route.endsWith('/stage/preview') ? { stage: 'offer' } : body;
  const method = route.split(' ')[0]!.toLowerCase() as 'get' | 'head' | 'post' | 'put' | 'delete';
  const sent = request(api.url)[method](path).set({ Cookie: cookies[role], Origin: origin }).redirects(0);
  return method === 'get' || method === 'head' ? sent : sent.send(sentBody);
}

const routes = Object.keys(whoMayCall);
const isForm = (route: string) =>
  ['POST /api/application', 'POST /api/another-file'].includes(route) ||
  forms.some(({ path }) => route.endsWith(` ${path}`));
const writesSomething = (route: string) => isForm(route) || route in writes;
const expectUnavailable = (route: string, { status, body, headers }: Pick<Response, 'status' | 'body' | 'headers'>) =>
  expect([route, status, (body as { code?: string }).code, headers['retry-after']]).toEqual([
    route,
    503,
    'unavailable',
    '5',
  ]);
const readiness = async () => {
  const { status, body } = await request(api.url).get('/health/ready');
  return [status, body] as const;
};

beforeEach(async () => {
  // As an installation with several processes, and with limits as they are by default.
  api = await startApi({
    SHARED_LIMITS: 'postgres',
    RATE_LIMIT_FORMS: '30',
    RATE_LIMIT_SIGN_IN: '60',
    UNDO_SECONDS: '30',
  });
  await seed();
});
afterEach(() => api.stop());

it('Every route that writes answers 503 with Retry-After while the database may only be read; all others answer as ever', async () => {
  const reads = routes.filter((route) => !writesSomething(route));
  expect(reads.filter((route) => !/^(?:GET|HEAD) /.test(route))).toEqual(
    Object.keys(judgedBefore).filter((route) => !route.startsWith('GET')),
  );
  const before: Record<string, number> = {};
  for (const route of reads) before[route] = (await call(route)).status;
  expect(await readiness()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'yes' }]);

  await setReadOnly(api, true);
  await eventually(async () => (await call('GET /api/jobposts/:id')).status < 500, 'a reading');
  for (const route of routes.filter(writesSomething)) expectUnavailable(route, await call(route));
  for (const route of reads) expect([route, (await call(route)).status]).toEqual([route, before[route]]);
  for (const [route, status] of Object.entries(judgedBefore)) expect([route, before[route]]).toEqual([route, status]);
  expect(await readiness()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'no' }]);
  await api.sql(`UPDATE sessions SET last_seen_at = now() - interval '2 minutes'`);
  expect((await call('GET /api/admin/applications')).status).toBe(200);

  await setReadOnly(api, false);
  await eventually(async () => (await call('POST /api/form/contact')).status === 201, 'a submission');
  expect(await readiness()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'yes' }]);
});

it('A connection to a server that has become read-only is given up by the first transaction that it refuses', async () => {
  const move = () => call('POST /api/admin/applications/:id/stage');
  await setReadOnly(api, true);
  await eventually(async () => (await move()).status === 503, 'a refusal');
  // From now on the address leads to a server that can be written to; the connections to the other one are still up.
  await setReadOnly(api, false, { endsConnections: false });
  expect(await eventually(async () => (await move()).status === 200, 'a move', 5)).toBe(true);
});

it('Without the tables every route is 503 with Retry-After but those that need none, and the process is not ready', async () => {
  await api.sql('DROP SCHEMA public CASCADE');
  await api.sql('CREATE SCHEMA public');
  await api.sql('GRANT USAGE ON SCHEMA public TO frontdoor_runtime');
  for (const route of routes.filter((one) => !needNoTables.includes(one))) {
    const { status, headers } = await call(route);
    expect([route, status, headers['retry-after']]).toEqual([route, 503, '5']);
  }
  for (const route of needNoTables) expect([route, (await call(route)).status === 500]).toEqual([route, false]);
  expect((await readiness())[0]).toBe(503);
});
