import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { contact, forms, postForm } from '../../../../test/enquiries';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readZip } from '../../../../test/read-zip';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let leela: string;
let gaurav: string;
beforeAll(async () => {
  api = await startApi({ UNDO_SECONDS: '30' });
  leela = await signIn(api, await addStaff(api, 'general', { name: 'Leela Nair' }));
  gaurav = await signIn(api, await addStaff(api, 'general', { name: 'Gaurav Anand' }));
});
afterAll(() => api.stop());

type More = { as?: string; ifMatch?: string };
const call = (method: 'get' | 'post' | 'put', path: string, body?: object, { as = leela, ifMatch = '' }: More = {}) =>
  callAdmin(api, method, `/api/admin/${path}`, { cookie: as, ifMatch, ...(body && { body }) });
const text = { subject: 'Re: We have your message', body: 'Dear {{name}},\n\nyes.\n\n{{writer}}, {{company}}' };
const reply = (id: string, more: object = {}, how: More = {}) =>
  call('post', `all-enquiries/${id}/replies`, { ...text, key: randomUUID(), close: false, ...more }, how);
const find = async (id: string) => (await call('get', `all-enquiries/${id}`).expect(200)).body;
const list = async (id: string) => (await call('get', `all-enquiries/${id}/replies`).expect(200)).body;
const versionOf = async (id: string) => `"${(await find(id)).version}"`;

async function add(form = contact, fields: object = {}): Promise<{ id: string; reference: string }> {
  // The same words again would count as a repetition.
  const { body } = await postForm(api.url, form, { ...form.fields, [form.text]: randomUUID(), ...fields }).expect(201);
  const rows = await api.sql<{ id: string; reference: string }>(
    `SELECT id, reference FROM ${form.table} WHERE reference = $1`,
    [body.reference],
  );
  return rows[0]!;
}

describe.each(forms)('A reply to an enquiry in $table', (form) => {
  it('is the answer: the sender’s turn has come, no date runs, and the writer has it', async () => {
    const { id, reference } = await add(form);
    const { body, headers } = await reply(id, {}, { ifMatch: await versionOf(id) }).expect(200);
    expect(body).toMatchObject({ id, state: 'waiting', undo: { id: expect.any(String) } });
    expect(headers['etag']).toBe(`"${body.version}"`);
    expect(await find(id)).toMatchObject({ state: 'waiting', answerDueAt: null, assignedTo: { name: 'Leela Nair' } });
    expect(await list(id)).toMatchObject([
      {
        id: body.replyId,
        authorName: 'Leela Nair',
        subject: `Re: We have your message (${reference})`,
        text: `Dear ${form.fields['name']},\n\nyes.\n\nLeela Nair, Plumbline`,
        mail: {
          state: 'pending',
          recipient: form.fields['email'],
          template: 'enquiry-reply',
          leavesAt: expect.any(String),
        },
      },
    ]);
    const filter = encodeURIComponent(JSON.stringify({ subject: [id], template: 'enquiry-reply' }));
    expect((await call('get', `deliveries?filter=${filter}`).expect(200)).body).toMatchObject([{ reference }]);
  });

  it('is in the archive of its receiver, and goes with the enquiry and its mail when that person is erased', async () => {
    const email = `${form.kind}-reply@erased.example`;
    const { id } = await add(form, { email });
    await reply(id, { body: 'Call us on Monday.' }).expect(200);
    const archive = await call('post', 'exports', { email }).responseType('blob').expect(200);
    const files = [...(await readZip(archive.body as Buffer))].map(([name, bytes]) => `${name} ${bytes.toString()}`);
    expect(files.find((file) => file.startsWith(`${form.kind}/`))).toContain('Call us on Monday.');
    expect(files.join()).not.toContain('Leela');
    await exportsAreRecorded(api);
    const erasure = { email, reason: 'asked-for' };
    const { body } = await call('post', 'erasures', { ...erasure, dryRun: true }).expect(200);
    expect(body.counts).toMatchObject({ enquiryReplies: 1 });
    await call('post', 'erasures', erasure).expect(200);
    expect(await api.sql(`SELECT FROM enquiry_replies WHERE body = 'Call us on Monday.'`)).toEqual([]);
    const events = `SELECT FROM outbox WHERE event = 'enquiry-reply.requested' AND subject_id NOT IN (SELECT id FROM enquiry_replies)`;
    expect(await api.sql(events)).toEqual([]);
    await call('get', `all-enquiries/${id}/replies`).expect(404);
  });
});

describe('A reply', () => {
  it('is sent once however often it is asked for with one key, also at the same time', async () => {
    const { id } = await add();
    const key = randomUUID();
    const how = { ifMatch: await versionOf(id) };
    const both = await Promise.all([reply(id, { key }, how), reply(id, { key }, how)]);
    const again = await reply(id, { key }, how);
    for (const { status, body } of [...both, again]) expect([status, body.state]).toEqual([200, 'waiting']);
    expect(new Set([...both, again].map(({ body }) => body.replyId)).size).toBe(1);
    expect(await list(id)).toHaveLength(1);
    expect((await reply(id, { key, body: 'Another one' }).expect(409)).body.code).toBe('reply_differs');
    expect((await reply((await add()).id, { key }).expect(409)).body.code).toBe('reply_differs');
  });

  it('is refused to somebody who has not seen a colleague’s, and stays with whom the enquiry is', async () => {
    const { id } = await add();
    const how = { ifMatch: await versionOf(id) };
    await reply(id, {}, how).expect(200);
    expect((await reply(id, {}, { ...how, as: gaurav }).expect(412)).body.code).toBe('changed_meanwhile');
    await reply(id, { close: true }, { as: gaurav, ifMatch: await versionOf(id) }).expect(200);
    expect(await find(id)).toMatchObject({ state: 'closed', assignedTo: { name: 'Leela Nair' } });
    expect((await list(id)).map(({ authorName }: { authorName: string }) => authorName)).toEqual([
      'Leela Nair',
      'Gaurav Anand',
    ]);
  });

  it('that is taken back leaves the enquiry as it was, with its date, and nothing leaves', async () => {
    const { id } = await add();
    const before = await find(id);
    const { body } = await reply(id).expect(200);
    await call('post', `undo/${body.undo.id}`).expect(200);
    const { version: _version, ...after } = await find(id);
    expect(after).toEqual({ ...before, version: undefined });
    expect(await list(id)).toEqual([]);
    expect(await api.sql(`SELECT FROM deliveries WHERE subject_id = $1 AND template = 'enquiry-reply'`, [id])).toEqual(
      [],
    );
    const rows = await api.sql('SELECT action, details::text FROM audit_log WHERE subject_id = $1 ORDER BY id', [id]);
    expect(rows.map(({ action }) => action)).toEqual(['enquiry.replied', 'enquiry.reply-undone']);
    expect(JSON.stringify(rows)).not.toContain('yes.');
  });

  it('goes out anew under its key once it was taken back or cancelled, one of several once all were', async () => {
    const cancel = async (id: string) =>
      call('post', `deliveries/${(await list(id)).at(-1).mail.id}/cancel`).expect(200);
    const [one, other] = [(await add()).id, (await add()).id];
    const key = randomUUID();
    const { body } = await reply(one, { key }).expect(200);
    await call('post', `undo/${body.undo.id}`).expect(200);
    expect((await reply(one, { key }).expect(200)).body.undo).not.toBeNull();
    await cancel(one);
    expect((await reply(one, { key, body: 'Other words.' }).expect(200)).body.undo).not.toBeNull();
    expect(await list(one)).toHaveLength(2);
    const sendAll = async () =>
      (await call('post', 'all-enquiries/replies', { ...text, ids: [one, other], key, close: false }).expect(200)).body;
    expect((await sendAll()).undo).not.toBeNull();
    await cancel(one);
    expect((await sendAll()).undo).toBeNull();
    await cancel(other);
    expect((await sendAll()).undo).not.toBeNull();
    expect([(await list(one)).length, (await list(other)).length]).toEqual([4, 2]);
  });

  it('is found by its words in the list of all', async () => {
    const { id } = await add();
    await reply(id, { body: 'The zeppelin is moored.' }).expect(200);
    const filter = encodeURIComponent(JSON.stringify({ q: 'zeppelin is' }));
    const found = (await call('get', `all-enquiries?filter=${filter}`).expect(200)).body as { id: string }[];
    expect(found.map((row) => row.id)).toEqual([id]);
  });

  it('to suspected spam is refused until that is released', async () => {
    const { id } = await add();
    await api.sql(`UPDATE contact_messages SET standing = 'held', held_for = '{trap}' WHERE id = $1`, [id]);
    expect((await reply(id).expect(409)).body.code).toBe('enquiry_not_clear');
  });

  it.each([
    [{ subject: ' ' }, 'subject'],
    [{ subject: 'Hello\r\nBcc: x@evil.example' }, 'subject'],
    [{ subject: 'x'.repeat(301) }, 'subject'],
    [{ body: '' }, 'body'],
    [{ body: 'Dear {{nmae}}' }, 'body'],
    [{ body: 'As {{position}}' }, 'body'],
    [{ body: 'a\0b' }, 'body'],
    [{ key: 'mine' }, 'key'],
    [{ close: 'yes' }, 'close'],
    [{ to: 'x@evil.example' }, 'to'],
  ])('is not made of %j', async (more, field) => {
    const { id } = await add();
    expect((await reply(id, more).expect(400)).body.errors).toHaveProperty([field]);
    expect(await find(id)).toMatchObject({ state: 'open', assignedTo: null });
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00'])('finds no enquiry at %s', async (none) => {
    await reply(none).expect(404);
    await call('get', `all-enquiries/${none}/replies`).expect(404);
    await call('post', `all-enquiries/${none}/replies/preview`, text).expect(404);
  });

  it('is shown before in both forms, and no name of a visitor becomes markup, a header or another placeholder', async () => {
    const { id, reference } = await add(contact, { name: '<b>Asha</b>{{company}}' });
    const path = `all-enquiries/${id}/replies/preview`;
    const { body } = await call('post', path, { ...text, subject: 'For {{name}}' }).expect(200);
    expect(body).toMatchObject({
      subject: `For <b>Asha</b>company (${reference})`,
      to: contact.fields['email'],
      replyTo: 'hello@plumbline.example',
    });
    expect(body.text).toContain('Dear <b>Asha</b>company,\n\nyes.\n\nLeela Nair, Plumbline');
    expect(body.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
    expect(body.html).not.toContain('<b>');
    await call('post', path, { ...text, body: 'Dear {{nmae}}' }).expect(400);
    expect(await list(id)).toEqual([]);
  });
});
