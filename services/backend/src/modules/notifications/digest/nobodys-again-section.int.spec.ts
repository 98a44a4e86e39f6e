import type { INestApplicationContext } from '@nestjs/common';
import { callAdmin } from '../../../../test/call-admin';
import { contact, forms, postForm } from '../../../../test/enquiries';
import { eventually } from '../../../../test/eventually';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startSmtp } from '../../../../test/start-smtp';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { EndIdleAssignments } from '../../enquiries/answering/end-idle-assignments.use-case';
import { OpenDigests } from './open-digests';

let api: TestApi;
let worker: INestApplicationContext;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let leela: { id: string; cookie: string };
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi({ UNDO_SECONDS: '30' });
  const { databaseUrl, storageUrl } = api;
  const places = { DATABASE_URL: databaseUrl, QUEUE_URL: databaseUrl, STORAGE_URL: storageUrl, MAIL_URL: smtp.url };
  worker = await startWorker({ ...places, SITE_URL: 'https://plumbline.example', ENQUIRY_ASSIGNMENT_DAYS: '2' });
  const added = await addStaff(api, 'general', { name: 'Leela Nair' });
  const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [added.email]);
  leela = { id: row!.id, cookie: await signIn(api, added) };
});
afterEach(async () => {
  await worker.close();
  await api.stop();
  await smtp.stop();
});

const call = (path: string, body?: object) =>
  callAdmin(api, 'post', `/api/admin/${path}`, { cookie: leela.cookie, ...(body && { body }) }).expect(200);
const assign = (id: string, to: string | null) => call('all-enquiries/assignee', { ids: [id], to });
const undo = (id: string) => call(`undo/${id}`);

/** An enquiry that was with Leela Nair for two weeks, and is taken back. */
async function takeBack(form = contact, name = 'Asha Verma'): Promise<{ id: string; reference: string }> {
  const { body } = await postForm(api.url, form, { ...form.fields, name }).expect(201);
  const { reference } = body as { reference: string };
  const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${form.table} WHERE reference = $1`, [reference]);
  await assign(row!.id, leela.id);
  await api.sql(
    `UPDATE ${form.table} SET assigned_at = now() - interval '14 days', answer_from = now() - interval '14 days' WHERE id = $1`,
    [row!.id],
  );
  await worker.get(EndIdleAssignments, { strict: false }).run();
  return { id: row!.id, reference };
}

/** As if it had been so long ago; then the worker looks at what waits, and has sent all mails. */
async function pass(minutes: number) {
  await api.sql(`UPDATE audit_log SET at = at - $1 * interval '1 minute'`, [minutes]);
  await api.sql(`UPDATE digests SET opened_at = opened_at - $1 * interval '1 minute'`, [minutes]);
  await worker.get(OpenDigests).run();
  const open = `SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'`;
  await eventually(async () => (await api.sql(open)).length === 0, 'the end of all jobs');
}
const digests = () =>
  smtp.mails.filter(
    ({ envelope, subject }) => envelope.to.includes('hello@plumbline.example') && /nobody/.test(subject ?? ''),
  );

describe('The digest of general administrators', () => {
  it('names who had an enquiry that was taken back, once a day until somebody has it', async () => {
    const { id, reference } = await takeBack();
    await pass(30);
    expect(digests()).toEqual([]);
    await pass(20);
    await pass(60);
    expect(digests().map(({ subject }) => subject)).toEqual(['1 enquiry is nobody’s again']);
    for (const body of [digests()[0]!.text, digests()[0]!.html]) {
      expect(body).toContain(reference);
      expect(body).toContain('Asha Verma');
      expect(body).toContain('was with Leela Nair until');
      expect(body).toContain('2 working days without an answer or a note');
      expect(body).toContain('https://plumbline.example/admin/all-enquiries?filter=%7B%22tab%22%3A%22nobody%22%7D');
    }
    await pass(24 * 60);
    expect(digests()).toHaveLength(2);
    await assign(id, leela.id);
    await pass(25 * 60);
    expect(digests()).toHaveLength(2);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was taken by mistake, and undone', (id) => assign(id, leela.id).then(({ body }) => undo(body.undo.id))],
    ['was taken, and given up', (id) => assign(id, leela.id).then(() => assign(id, null))],
  ])('names once more what %s', async (_, change) => {
    const { id } = await takeBack();
    await change(id);
    await pass(50);
    expect(digests()).toHaveLength(1);
    await pass(40 * 24 * 60);
    expect(digests()).toHaveLength(2);
  });

  it('counts more than it names, each with the days after which it was taken back', async () => {
    for (let n = 0; n < 20; n += 1)
      await postForm(api.url, contact, { ...contact.fields, [contact.text]: `Booking system ${n}` }).expect(201);
    await api.sql(`INSERT INTO audit_log (actor_name, action, subject_type, subject_id, details, at)
      SELECT 'Frontdoor', 'enquiry.assignment-ended', 'contact-message', id::text,
        '{"before":{"assignedTo":"Leela Nair"},"after":{"assignedTo":null},"days":5}', now() - interval '1 day' FROM contact_messages`);
    await takeBack();
    await pass(50);
    const [{ subject, text }] = digests() as unknown as [{ subject: string; text: string }];
    expect(subject).toBe('21 enquiries are nobody’s again');
    expect([text.match(/until .*, 2 working days/g), text.match(/until .*, 5 working days/g)]).toMatchObject({
      0: { length: 1 },
      1: { length: 19 },
    });
    expect(text).toContain('and 1 more');
  });

  it('tells of all kinds together, and of none that was closed or is gone', async () => {
    for (const form of forms) await takeBack(form);
    const [{ id: closed }, { id: gone }] = [
      await takeBack(contact, 'Ravi Shah'),
      await takeBack(contact, 'Meera Iyer'),
    ];
    await api.sql("UPDATE contact_messages SET state = 'closed', answer_due_at = NULL WHERE id = $1", [closed]);
    await api.sql('DELETE FROM contact_messages WHERE id = $1', [gone]);
    await pass(50);
    expect(digests().map(({ subject }) => subject)).toEqual([`${forms.length} enquiries are nobody’s again`]);
    expect(digests()[0]!.text).not.toMatch(/Ravi Shah|Meera Iyer/);
  });
});
