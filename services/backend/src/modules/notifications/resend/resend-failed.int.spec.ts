import { addDelivery } from '../../../../test/add-delivery';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';

describe('All mails that failed', () => {
  let api: TestApi;
  let hr: string;
  beforeAll(async () => {
    api = await startApi();
    hr = await cookieFor(api, 'hr');
  });
  afterAll(() => api.stop());
  const resendAll = (cookie = hr) =>
    callAdmin(api, 'post', '/api/admin/deliveries/resend-failed', { cookie, body: {} });
  const stateOf = async (id: string) =>
    (await api.sql<{ state: string }>('SELECT state FROM deliveries WHERE id = $1', [id]))[0]!.state;

  it('row 224: are sent again by one call, each at most once, with its row in the audit log, and no others', async () => {
    const failed: string[] = [];
    for (let n = 0; n < 120; n += 1) failed.push(await addDelivery(api, { recipient: 'old.hr@plumbline.example' }));
    const others: Record<string, string> = {};
    for (const state of ['sent', 'unsure', 'skipped', 'replaced']) others[state] = await addDelivery(api, { state });
    const consultation = { kind: 'consultation', template: 'inbox-consultation', event: 'consultation.submitted' };
    const ofGeneral = await addDelivery(api, { ...consultation, recipient: 'hello@plumbline.example' });
    const answers = await Promise.all([resendAll(), resendAll()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.resent, 0)).toBe(failed.length);
    const now = await api.sql('SELECT DISTINCT state, recipient FROM deliveries WHERE id = ANY($1)', [failed]);
    expect(now).toEqual([{ state: 'pending', recipient: 'hr@plumbline.example' }]);
    for (const [state, id] of Object.entries(others)) expect(await stateOf(id)).toBe(state);
    expect(await stateOf(ofGeneral)).toBe('failed');
    const audit = "SELECT subject_id FROM audit_log WHERE action = 'delivery.resent' AND actor_name IS NOT NULL";
    const noted = await api.sql<{ subject_id: string }>(audit);
    expect(noted.map((row) => row.subject_id).toSorted()).toEqual(failed.toSorted());
    const jobs =
      "SELECT count(*)::int AS n FROM outbox_jobs j JOIN deliveries d USING (event_id) WHERE d.id = ANY($1) AND j.state = 'pending'";
    expect(await api.sql(jobs, [failed])).toEqual([{ n: failed.length }]);
    expect((await resendAll().expect(200)).body).toEqual({ resent: 0, left: 0, off: 0 });
    expect((await resendAll(await cookieFor(api, 'general')).expect(200)).body).toEqual({ resent: 1, left: 0, off: 0 });
  });

  it('are left out while they are switched off, and so is one alone, until the switch is on', async () => {
    const id = await addDelivery(api, { template: 'hr-application' });
    await api.sql("INSERT INTO switched_off_mails (key, by_name) VALUES ('hr-application', 'Meera')");
    expect((await resendAll().expect(200)).body).toEqual({ resent: 0, left: 0, off: 1 });
    const resend = () => callAdmin(api, 'post', `/api/admin/deliveries/${id}/resend`, { cookie: hr, body: {} });
    expect((await resend().expect(409)).body.code).toBe('delivery_switched_off');
    expect(await stateOf(id)).toBe('failed');
    await api.sql('DELETE FROM switched_off_mails');
    expect((await resendAll().expect(200)).body).toEqual({ resent: 1, left: 0, off: 0 });
  });

  it('row 222: a replaced one is not sent again', async () => {
    const id = await addDelivery(api, { state: 'replaced' });
    const answer = await callAdmin(api, 'post', `/api/admin/deliveries/${id}/resend`, { cookie: hr, body: {} });
    expect([answer.status, answer.body.code]).toEqual([409, 'delivery_replaced']);
  });
});
