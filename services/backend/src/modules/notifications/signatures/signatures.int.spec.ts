import { randomUUID } from 'node:crypto';
import { addApplication } from '../../../../test/add-application';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { forms, postForm } from '../../../../test/enquiries';
import { addStaff, signIn } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';

let mailing: Mailing;
const cookies: Record<'hr' | 'general' | 'unsigned', string> = { hr: '', general: '', unsigned: '' };
beforeAll(async () => {
  mailing = await startMailing({ UNDO_SECONDS: '0' });
  for (const role of ['hr', 'general'] as const) cookies[role] = await signIn(mailing.api, await addStaff(mailing.api, role));
  cookies.unsigned = await signIn(mailing.api, await addStaff(mailing.api, 'hr'));
});
afterAll(() => mailing.stop());
beforeEach(() => mailing.api.sql('DELETE FROM signatures'));

const read = async (cookie: string) =>
  (await callAdmin(mailing.api, 'get', '/api/admin/signatures', { cookie }).expect(200)).body;
const sign = (of: 'own' | 'office', text: unknown, cookie: string) =>
  callAdmin(mailing.api, 'put', `/api/admin/signatures/${of}`, { cookie, body: { text } });
const auditOf = (action: string) =>
  mailing.api.sql<{ details: object }>('SELECT details FROM audit_log WHERE action = $1 ORDER BY id', [action]);
