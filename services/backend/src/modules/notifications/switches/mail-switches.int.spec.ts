import { addApplication } from '../../../../test/add-application';
import { addDelivery } from '../../../../test/add-delivery';
import { callAdmin } from '../../../../test/call-admin';
import { postApplication, validFields } from '../../../../test/post-application';
import { cookieFor } from '../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../test/start-mailing';
import { Database } from '../../../platform/database/database';
import { findWaiting } from '../digest/digest-sections';
import { SWITCHED_OFF } from './mail-switches';

let mailing: Mailing;
let hr: string;
beforeAll(async () => {
  mailing = await startMailing({ ACKNOWLEDGE: 'application,contact-message' });
  hr = await cookieFor(mailing.api, 'hr');
});
afterAll(() => mailing.stop());
beforeEach(async () => {
  await mailing.api.sql('DELETE FROM switched_off_mails');
  await openAll();
});

const turn = (key: string, on: unknown, cookie = hr) =>
  callAdmin(mailing.api, 'put', `/api/admin/mail-templates/${key}/switch`, { cookie, body: { on } });
const find = async (key: string, cookie = hr) =>
  (await callAdmin(mailing.api, 'get', `/api/admin/mail-templates/${key}`, { cookie }).expect(200)).body;

const openAll = () => mailing.api.sql(`UPDATE applications SET first_opened_at = now(), first_opened_by = 'Meera'`);
const pages = async (role: 'hr' | 'general') =>
  (await findWaiting(mailing.api.app.get(Database), role)).map(({ write }) =>
    write({ company: 'Plumbline', siteUrl: 'https://plumbline.example', timeZone: 'UTC' }),
  );
const headlines = async (role: 'hr' | 'general') => (await pages(role)).map(({ headline }) => headline);

let applicants = 0;
async function apply() {
  applicants += 1;
  const fields = { ...validFields, email: `asha-${applicants}@mail.example` };
  const { body } = await postApplication(mailing.api.url, { fields }).expect(201);
  await mailing.settled();
  return mailing.api.sql<{ template: string; state: string; answer: string | null }>(
    'SELECT template, state, answer FROM deliveries WHERE reference = $1 ORDER BY template',
    [body.reference],
  );
}

describe('A mail that is switched off', () => {
  it('is not sent, is recorded as skipped with the reason, and is sent again once it is on', async () => {
    await turn('acknowledge-application', false).expect(200);
    expect(await apply()).toMatchObject([
      { template: 'acknowledge-application', state: 'skipped', answer: SWITCHED_OFF },
      { template: 'hr-application', state: 'sent' },
    ]);
    const { off } = await find('acknowledge-application');
    expect(off).toMatchObject({ since: expect.any(String), by: expect.any(String) });
    await turn('acknowledge-application', true).expect(200);
    expect(await apply()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
  });

  it('raises no number of mails that wait, and the digest tells HR of what came without it, until somebody opens it', async () => {
    const { api } = mailing;
    await turn('hr-application', false).expect(200);
    expect(await apply()).toMatchObject([{}, { template: 'hr-application', state: 'skipped' }]);
    await apply();
    const { body } = await callAdmin(api, 'get', '/api/admin/deliveries/numbers', { cookie: hr }).expect(200);
    expect(body).toMatchObject({ pending: 0, failed: 0, unsure: 0 });
    expect(await headlines('hr')).toContain('2 applications came without a mail');
    expect(await headlines('general')).toEqual([]);
    await openAll();
    expect(await headlines('hr')).toEqual([]);
  });

  it('is told of by the digest also once it is on again', async () => {
    await turn('hr-application', false).expect(200);
    await apply();
    await turn('hr-application', true).expect(200);
    await apply();
    expect(await pages('hr')).toMatchObject([
      { headline: '1 application came without a mail', lead: expect.stringContaining('is switched on again') },
    ]);
  });

  it.each([
    ['released from spam', "UPDATE applications SET created_at = now() - interval '3 days'"],
    ['tried again', "UPDATE deliveries SET created_at = now() - interval '3 days' WHERE template = 'hr-application'"],
  ])('is told of by the digest for an application of before the switch that was %s after it', async (_, before) => {
    await turn('hr-application', false).expect(200);
    await apply();
    await mailing.api.sql(before);
    expect(await headlines('hr')).toEqual(['1 application came without a mail']);
    await mailing.api.sql("UPDATE applications SET standing = 'held' WHERE first_opened_at IS NULL");
    expect(await headlines('hr')).toEqual(['1 application is held as suspected spam']);
    await mailing.api.sql("UPDATE applications SET standing = 'clear'");
  });

  it('is recorded once in the audit log, and keeps its first moment when somebody switches it off again', async () => {
    const entries = () =>
      mailing.api.sql(
        `SELECT FROM audit_log WHERE action = 'mail-template.switched' AND subject_id = 'hr-application'`,
      );
    const before = await entries();
    const first = await turn('hr-application', false).expect(200);
    const again = await turn('hr-application', false).expect(200);
    expect(again.body.off).toEqual(first.body.off);
    expect(await entries()).toHaveLength(before.length + 1);
    await turn('hr-application', true).expect(200);
    expect(await entries()).toHaveLength(before.length + 2);
  });

  it('is also each of HR’s other mails, whose deliveries say so, and which nobody sends again until it is on', async () => {
    const { id } = await addApplication(mailing.api);
    for (const key of ['hr-another-file', 'hr-interview-answer'] as const) {
      await turn(key, false).expect(200);
      const delivery = await addDelivery(mailing.api, { template: key, subjectId: id, job: `notifications.${key}` });
      const resend = (again: object = {}) =>
        callAdmin(mailing.api, 'post', `/api/admin/deliveries/${delivery}/resend`, { cookie: hr, body: again });
      expect((await resend().expect(409)).body.code).toBe('delivery_switched_off');
      const { body } = await callAdmin(mailing.api, 'post', '/api/admin/deliveries/resend-failed', { cookie: hr });
      expect(body).toMatchObject({ resent: 0, off: 1 });
      await mailing.api.sql('DELETE FROM deliveries WHERE id = $1', [delivery]);
      await turn(key, true).expect(200);
    }
  });

  it('is one of the two by which HR hears of applications, of two people who switch off one each as well', async () => {
    const answers = await Promise.all([turn('hr-application', false), turn('digest-hr', false)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('hr_hears_of_nothing');
    expect(await mailing.api.sql('SELECT FROM switched_off_mails')).toHaveLength(1);
  });

  it('is none that others depend on, none of another role, and none about which the operator has decided', async () => {
    const general = await cookieFor(mailing.api, 'general');
    expect((await turn('staff-invitation', false, general).expect(409)).body.code).toBe('mail_has_no_switch');
    await turn('offer', false).expect(409);
    await turn('acknowledge-application', false, general).expect(404);
    await turn('acknowledge-consultation', false, general).expect(409);
    expect(await find('acknowledge-consultation', general)).toMatchObject({
      canSwitch: false,
      off: { since: null, by: null },
    });
    expect((await turn('hr-application', 'no').expect(400)).body.errors).toHaveProperty('on');
  });
});
