import type { INestApplicationContext } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { contact, type EnquiryForm, forms, postForm } from '../../../../test/enquiries';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { startWorker } from '../../../../test/start-worker';
import { EndIdleAssignments } from './end-idle-assignments.use-case';

let api: TestApi;
let worker: INestApplicationContext;
let person: { id: string; cookie: string };
const startWith = (days: string) =>
  startWorker({
    DATABASE_URL: api.databaseUrl,
    QUEUE_URL: api.databaseUrl,
    STORAGE_URL: api.storageUrl,
    ENQUIRY_ASSIGNMENT_DAYS: days,
  });
beforeAll(async () => {
  api = await startApi();
  worker = await startWith('2');
  person = await addPerson('Leela Nair');
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

async function addPerson(name: string) {
  const added = await addStaff(api, 'general', { name });
  const [row] = await api.sql<{ id: string }>('SELECT id FROM staff WHERE email = $1', [added.email]);
  return { id: row!.id, cookie: await signIn(api, added) };
}

const call = (method: 'get' | 'post' | 'put', path: string, body?: object, cookie = person.cookie) =>
  callAdmin(api, method, `/api/admin/all-enquiries/${path}`, { cookie, ...(body && { body }) });

/** Two weeks ago somebody took it, and it has been theirs since. */
async function addOld(form: EnquiryForm = contact): Promise<string> {
  const { body } = await postForm(api.url, form, { ...form.fields, [form.text]: randomUUID() }).expect(201);
  const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${form.table} WHERE reference = $1`, [body.reference]);
  await call('post', 'assignee', { ids: [row!.id], to: person.id }).expect(200);
  await api.sql(
    `UPDATE ${form.table} SET assigned_at = assigned_at - interval '14 days', answer_from = answer_from - interval '14 days',
       answer_due_at = answer_due_at - interval '14 days' WHERE id = $1`,
    [row!.id],
  );
  return row!.id;
}

const assigneeOf = async (id: string) => (await call('get', id).expect(200)).body.assignedTo?.name ?? null;
const endThem = (by = worker) => by.get(EndIdleAssignments, { strict: false }).run();

describe('An enquiry that somebody has and does nothing about', () => {
  it.each(forms)('goes back to nobody after the days that are set, with its date, on record: $table', async (form) => {
    const id = await addOld(form);
    const { answerDueAt, version } = (await call('get', id)).body;
    await endThem();
    expect((await call('get', id)).body).toMatchObject({ assignedTo: null, state: 'open', answerDueAt, version });
    const log = await api.sql(
      `SELECT actor_id, details FROM audit_log WHERE action = 'enquiry.assignment-ended' AND subject_id = $1`,
      [id],
    );
    const details = { before: { assignedTo: 'Leela Nair' }, after: { assignedTo: null }, days: 2 };
    expect(log).toEqual([{ actor_id: null, details }]);
  });

  it('stays theirs where they have noted something, not where a colleague has', async () => {
    const [noted, notedByOther] = [await addOld(), await addOld()];
    const other = await addPerson('Ravi Shah');
    await call('post', `${noted}/notes`, { text: 'I have asked the studio.' }).expect(201);
    await call('post', `${notedByOther}/notes`, { text: 'Is this done?' }, other.cookie).expect(201);
    await endThem();
    expect([await assigneeOf(noted), await assigneeOf(notedByOther)]).toEqual(['Leela Nair', null]);
  });

  it('stays theirs where it was taken or opened again just now, and where the sender has to answer', async () => {
    const [taken, opened, waiting] = [await addOld(), await addOld(), await addOld()];
    await call('post', 'assignee', { ids: [taken], to: null }).expect(200);
    await call('post', 'assignee', { ids: [taken], to: person.id }).expect(200);
    for (const [id, state] of [
      [opened, 'closed'],
      [opened, 'open'],
      [waiting, 'waiting'],
    ] as const)
      await call('put', `${id}/state`, { state }).expect(200);
    await endThem();
    for (const id of [taken, opened, waiting]) expect(await assigneeOf(id)).toBe('Leela Nair');
  });

  it('fault 634: stays theirs where they have replied, also when that mail came back, not where a colleague has', async () => {
    const [replied, repliedByOther] = [await addOld(), await addOld()];
    const other = await addPerson('Kiran Joshi');
    const text = () => ({ subject: 'Re: yours', body: 'Which day?', key: randomUUID(), close: false });
    await call('post', `${replied}/replies`, text()).expect(200);
    await call('post', `${repliedByOther}/replies`, text(), other.cookie).expect(200);
    // As a bounce leaves it: open, since the day that it was open before the reply.
    await api.sql(
      `UPDATE contact_messages SET state = 'open', answer_from = now() - interval '14 days', answer_due_at = now() - interval '13 days'
        WHERE id = ANY($1::uuid[])`,
      [[replied, repliedByOther]],
    );
    await endThem();
    expect([await assigneeOf(replied), await assigneeOf(repliedByOther)]).toEqual(['Leela Nair', null]);
  });

  it('stays theirs where no days are set', async () => {
    const id = await addOld();
    const other = await startWith('0');
    await endThem(other);
    await other.close();
    expect(await assigneeOf(id)).toBe('Leela Nair');
  });
});
