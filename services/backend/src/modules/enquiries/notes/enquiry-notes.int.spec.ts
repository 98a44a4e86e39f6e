import { randomUUID } from 'node:crypto';
import { callAdmin } from '../../../../test/call-admin';
import { forms, postForm } from '../../../../test/enquiries';
import { exportsAreRecorded } from '../../../../test/exports-are-recorded';
import { readZip } from '../../../../test/read-zip';
import { addStaff, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';

let api: TestApi;
let leela: string;
let gaurav: string;
beforeAll(async () => {
  api = await startApi();
  leela = await signIn(api, await addStaff(api, 'general', { name: 'Leela Nair' }));
  gaurav = await signIn(api, await addStaff(api, 'general', { name: 'Gaurav Anand' }));
});
afterAll(() => api.stop());

const call = (method: 'get' | 'post' | 'delete', path: string, body?: object, cookie = leela) =>
  callAdmin(api, method, `/api/admin/${path}`, { cookie, ...(body && { body }) });
const write = (id: string, body: object) => call('post', `all-enquiries/${id}/notes`, body);
const texts = async (id: string): Promise<string[]> =>
  ((await call('get', `all-enquiries/${id}/notes`, undefined, gaurav).expect(200)).body as { text: string }[]).map(
    ({ text }) => text,
  );
async function add(form: (typeof forms)[number], fields: object = {}): Promise<string> {
  // The same words again would count as a repetition.
  const words = { [form.text]: randomUUID() };
  const { body } = await postForm(api.url, form, { ...form.fields, ...words, ...fields }).expect(201);
  const [row] = await api.sql<{ id: string }>(`SELECT id FROM ${form.table} WHERE reference = $1`, [body.reference]);
  return row!.id;
}

describe.each(forms)('Notes about an enquiry in $table', (form) => {
  it('are read by all general administrators, oldest first, and found by the search of the list', async () => {
    const id = await add(form);
    const { body } = await write(id, { text: ' Same shape as the driver app \nof 2024 ' }).expect(201);
    expect(body).toMatchObject({ enquiryId: id, authorName: 'Leela Nair', authorHasLeft: false });
    await write(id, { text: `Two weeks ${form.kind}` }).expect(201);
    expect(await texts(id)).toEqual(['Same shape as the driver app \nof 2024', `Two weeks ${form.kind}`]);
    const filter = encodeURIComponent(JSON.stringify({ q: `weeks ${form.kind}` }));
    const found = await call('get', `all-enquiries?filter=${filter}`).expect(200);
    expect((found.body as { id: string }[]).map((row) => row.id)).toEqual([id]);
  });

  it('fault 723: are written once for a key', async () => {
    const id = await add(form);
    const note = { text: 'Wants a quote', key: randomUUID() };
    const { body } = await write(id, note).expect(201);
    expect((await write(id, note).expect(201)).body).toEqual(body);
    expect((await write(id, { ...note, text: 'Wants two' }).expect(409)).body.code).toBe('note_differs');
    expect(await texts(id)).toEqual(['Wants a quote']);
  });

  it('are deleted by their author, and by anybody once that person has left', async () => {
    const id = await add(form);
    const { body: note } = await write(id, { text: 'Mine' }).expect(201);
    const refused = await call('delete', `enquiry-notes/${note.id}`, undefined, gaurav).expect(403);
    expect(refused.body.code).toBe('not_your_enquiry_note');
    await call('delete', `enquiry-notes/${note.id}`).expect(200);
    await call('delete', `enquiry-notes/${note.id}`).expect(404);
    const asha = await addStaff(api, 'general', { name: 'Asha Verma' });
    const cookie = await signIn(api, asha);
    const { body: left } = await call('post', `all-enquiries/${id}/notes`, { text: 'Hers' }, cookie).expect(201);
    await api.sql('UPDATE staff SET disabled_at = now() WHERE email = $1', [asha.email]);
    await call('delete', `enquiry-notes/${left.id}`, undefined, gaurav).expect(200);
    expect(await texts(id)).toEqual([]);
    const rows = await api.sql('SELECT action, details FROM audit_log WHERE subject_id = $1 ORDER BY id', [id]);
    const noted = ['enquiry.noted', 'enquiry.note-deleted'];
    expect(rows.map(({ action }) => action)).toEqual([...noted, ...noted]);
    expect(JSON.stringify(rows)).not.toContain('Hers');
  });

  it('go with the enquiry when its sender is erased, and are in the archive of that person', async () => {
    const email = `${form.kind}@erased.example`;
    const id = await add(form, { email });
    await write(id, { text: 'Rings on Mondays' }).expect(201);
    const archive = await call('post', 'exports', { email }).responseType('blob').expect(200);
    const files = [...(await readZip(archive.body as Buffer))].map(([name, bytes]) => `${name} ${bytes.toString()}`);
    expect(files.find((file) => file.startsWith(`${form.kind}/`))).toContain('Rings on Mondays');
    expect(files.join()).not.toContain('Leela');
    await exportsAreRecorded(api);
    const { body } = await call('post', 'erasures', { email, reason: 'asked-for', dryRun: true }).expect(200);
    expect(body.counts).toMatchObject({ enquiryNotes: 1 });
    await call('post', 'erasures', { email, reason: 'asked-for' }).expect(200);
    expect(await api.sql(`SELECT FROM enquiry_notes WHERE text = 'Rings on Mondays'`)).toEqual([]);
    await call('get', `all-enquiries/${id}/notes`).expect(404);
  });
});

describe('A note about an enquiry', () => {
  it.each([
    {},
    { text: '' },
    { text: ' \n ' },
    { text: null },
    { text: 'a\0b' },
    { text: 'x'.repeat(5001) },
    { text: 'x', kind: 'y' },
  ])('is not made of %j', async (body) => {
    const id = await add(forms[0]!);
    await write(id, body).expect(400);
    expect(await texts(id)).toEqual([]);
  });

  it.each(['01890000-0000-7000-8000-000000000000', '1', '%00'])('is not found at %s', async (none) => {
    await write(none, { text: 'x' }).expect(404);
    await call('get', `all-enquiries/${none}/notes`).expect(404);
    await call('delete', `enquiry-notes/${none}`).expect(404);
  });
});
