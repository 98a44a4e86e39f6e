import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../../test/call-admin';
import { consultation, contact, homeEnquiry, postForm } from '../../../../../test/enquiries';
import { cookieFor } from '../../../../../test/sign-in';
import { type Mailing, startMailing } from '../../../../../test/start-mailing';

let mailing: Mailing;
let cookie: string;
let people = 0;
beforeAll(async () => {
  mailing = await startMailing();
  cookie = await cookieFor(mailing.api, 'general');
});
afterAll(() => mailing.stop());
beforeEach(() => mailing.smtp.refuseWith(null));

const call = (method: 'get' | 'post', path: string, body?: object, on = mailing.api, as = cookie) =>
  callAdmin(on, method, `/api/admin/all-enquiries${path}`, { cookie: as, ...(body && { body }) });
const text = { subject: 'About {{reference}}', body: 'Dear {{name}},\n\nwe call on Monday.\n\n{{writer}}' };
const send = (ids: readonly string[], more: object = {}) =>
  call('post', '/replies', { ...text, ids, key: randomUUID(), close: false, oneMail: true, ...more });
const preview = async (ids: readonly string[], more: object = {}) =>
  (await call('post', '/replies/preview', { ...text, ids, oneMail: true, ...more }).expect(200)).body;
const find = async (id: string) => (await call('get', `/${id}`).expect(200)).body;
const repliesTo = async (id: string) => (await call('get', `/${id}/replies`).expect(200)).body;
const written = async (ids: readonly string[]) => (await Promise.all(ids.map(repliesTo))).flat();
const answersTo = (email: string) => mailing.mailsTo(email).filter(({ subject }) => subject?.startsWith('About'));

interface Added {
  id: string;
  reference: string;
}
async function add(form: typeof contact, email: string, on = mailing.api): Promise<Added> {
  const { body } = await postForm(on.url, form, { ...form.fields, email, [form.text]: randomUUID() }).expect(201);
  const byReference = `SELECT id, reference FROM ${form.table} WHERE reference = $1`;
  const [row] = await on.sql<Added>(byReference, [body.reference]);
  return row!;
}

/** An older and a newer enquiry of one mailbox, of two kinds, and one of somebody else. */
async function addThree() {
  const n = (people += 1);
  const older = await add(contact, `asha.${n}@gmail.com`);
  const newer = await add(consultation, `Asha${n}+work@googlemail.com`);
  const other = await add(homeEnquiry, `bala.${n}@mail.example`);
  const mailboxes = { asha: `Asha${n}+work@googlemail.com`, bala: `bala.${n}@mail.example` };
  return { older, newer, other, ids: [older.id, newer.id, other.id], mailboxes };
}

describe('One answer to many enquiries', () => {
  it('is one mail to each person, shown before, who is told to have sent several; it answers each enquiry', async () => {
    const { older, newer, other, ids, mailboxes } = await addThree();
    const both = `About ${newer.reference} and ${older.reference}`;
    const asha = { ids: [newer.id, older.id], name: 'Asha Verma', email: mailboxes.asha };
    const shown = await preview(ids);
    expect(shown.people).toEqual([asha]);
    expect(shown.mails).toHaveLength(2);
    expect(shown.mails).toContainEqual({
      ...asha,
      subject: both,
      text: expect.stringMatching(/^Dear Asha Verma,\n\nwe call on Monday\.\n\n/),
      problem: null,
    });
    expect(await written(ids)).toEqual([]);
    expect((await send(ids).expect(200)).body).toEqual({ mails: 2, state: 'waiting', undo: null });
    await mailing.settled();
    expect(answersTo(mailboxes.asha).map(({ subject }) => subject)).toEqual([both]);
    expect(answersTo(mailboxes.bala)).toMatchObject([
      { subject: `About ${other.reference}`, text: expect.stringContaining('Dear Bala Iyer,') },
    ]);
    for (const id of ids) {
      expect(await find(id)).toMatchObject({ state: 'waiting', answerDueAt: null, assignedTo: expect.any(Object) });
      expect(await repliesTo(id)).toMatchObject([{ enquiryId: id, mail: { state: 'sent' } }]);
    }
    const audited = await mailing.api.sql(
      `SELECT 1 FROM audit_log WHERE action = 'enquiry.replied' AND subject_id = ANY($1::text[])`,
      [ids],
    );
    expect(audited).toHaveLength(3);
  });

  it('is a mail about each enquiry where that is asked for, and may close them', async () => {
    const { ids, mailboxes } = await addThree();
    const each = { oneMail: false, close: true };
    const shown = await preview(ids, { oneMail: false });
    expect([shown.mails.length, shown.people.length]).toEqual([3, 1]);
    expect((await send(ids, each).expect(200)).body).toMatchObject({ mails: 3, state: 'closed' });
    await mailing.settled();
    expect(answersTo(mailboxes.asha)).toHaveLength(1);
    for (const id of ids) expect(await find(id)).toMatchObject({ state: 'closed' });
    expect(new Set((await written(ids)).map(({ mail }) => mail.messageId)).size).toBe(3);
  });

  it('is given once however often it is asked for with one key, also at the same time', async () => {
    const { ids } = await addThree();
    const key = randomUUID();
    const answers = [...(await Promise.all([send(ids, { key }), send(ids, { key })])), await send(ids, { key })];
    for (const { status, body } of answers) expect([status, body.mails]).toEqual([200, 2]);
    expect(await written(ids)).toHaveLength(3);
    for (const other of [{ body: 'Another' }, { close: true }])
      expect((await send(ids, { key, ...other }).expect(409)).body.code).toBe('reply_differs');
    const more = await add(contact, `more.${people}@mail.example`);
    expect((await send([...ids, more.id], { key }).expect(409)).body.code).toBe('reply_differs');
  });

  it.each([
    ['that is not there', async (ids: string[]) => void ids.push(randomUUID())],
    [
      'that is suspected spam',
      (ids: string[]) =>
        mailing.api.sql(`UPDATE contact_messages SET standing = 'held', held_for = '{trap}' WHERE id = $1`, [ids[0]]),
    ],
    [
      'that a colleague has changed',
      (ids: string[]) => mailing.api.sql('UPDATE home_enquiries SET version = 2 WHERE id = $1', [ids[2]]),
    ],
  ])('goes to nobody for one %s', async (_, obstruct) => {
    const { ids } = await addThree();
    const versions = { [ids[2]!]: 1 };
    const before = [...ids];
    await obstruct(ids);
    const { body } = await send(ids, { versions }).expect(422);
    expect([body.code, Object.keys(body.errors).length]).toEqual(['cannot_answer_all', 1]);
    expect(await written(before)).toEqual([]);
  });

  it.each([
    [{ body: '' }, 'body'],
    [{ body: 'Dear {{email}}' }, 'body'],
    [{ subject: 'Hello\r\nBcc: x@evil.example' }, 'subject'],
    [{ ids: [] }, 'ids'],
    [{ ids: ["1' OR '1'='1"] }, 'ids'],
    [{ versions: { 1: 1 } }, 'versions'],
    [{ key: 'mine' }, 'key'],
    [{ close: 'yes' }, 'close'],
    [{ to: 'x@evil.example' }, 'to'],
  ])('is not made of %j', async (more, field) => {
    const { ids } = await addThree();
    expect((await send(ids, more).expect(400)).body.errors).toHaveProperty([field]);
    expect(await written(ids)).toEqual([]);
  });

  it('that could not be sent as it stands says why before', async () => {
    const { mails } = await preview([(await addThree()).older.id], { body: 'Dear {{nmae}}' });
    expect(mails).toMatchObject([{ text: 'Dear {{nmae}}', problem: 'A placeholder is not filled in.' }]);
  });

  it('is no answer to any enquiry of a mail that is refused, until that has left after all', async () => {
    const { older, newer, other } = await addThree();
    await mailing.settled();
    mailing.smtp.refuseWith(550);
    await send([older.id, newer.id, other.id], { close: true }).expect(200);
    await mailing.settled();
    mailing.smtp.refuseWith(null);
    for (const { id } of [older, newer, other])
      expect(await find(id)).toMatchObject({ state: 'open', answerDueAt: expect.any(String) });
    const [{ mail }] = await repliesTo(older.id);
    await callAdmin(mailing.api, 'post', `/api/admin/deliveries/${mail.id}/resend`, { cookie, body: {} }).expect(200);
    await mailing.settled();
    for (const { id } of [older, newer]) expect(await find(id)).toMatchObject({ state: 'closed' });
    expect(await find(other.id)).toMatchObject({ state: 'open' });
  });
});

describe('One answer to many enquiries that is taken back', () => {
  it('leaves each as it was, and nothing of it stays', async () => {
    const slow = await startMailing({ UNDO_SECONDS: '10' });
    const as = await cookieFor(slow.api, 'general');
    const one = await add(contact, 'chitra@mail.example', slow.api);
    const two = await add(consultation, 'chitra@mail.example', slow.api);
    const three = await add(homeEnquiry, 'dev@mail.example', slow.api);
    const ids = [one.id, two.id, three.id];
    const read = async () =>
      Promise.all(
        ids.map(async (id) => {
          const { version: _, ...record } = (await call('get', `/${id}`, undefined, slow.api, as).expect(200)).body;
          return record;
        }),
      );
    const before = await read();
    const request = { ...text, ids, key: randomUUID(), close: true, oneMail: true };
    const { body } = await call('post', '/replies', request, slow.api, as).expect(200);
    const undo = (method: 'get' | 'post', path = '') =>
      callAdmin(slow.api, method, `/api/admin/undo${path}`, { cookie: as }).expect(200);
    expect((await undo('get')).body).toMatchObject([{ kind: 'enquiry-reply', mails: 2, subjects: [{}, {}, {}] }]);
    await undo('post', `/${body.undo.id}`);
    expect(await read()).toEqual(before);
    expect(await slow.api.sql('SELECT FROM enquiry_replies')).toEqual([]);
    await slow.settled();
    expect(slow.mailsTo('dev@mail.example').filter(({ subject }) => subject?.startsWith('About'))).toEqual([]);
    await slow.stop();
  });
});
