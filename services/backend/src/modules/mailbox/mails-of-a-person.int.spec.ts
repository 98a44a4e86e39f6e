import { exportsAreRecorded } from '../../../test/exports-are-recorded';
import { callAdmin } from '../../../test/call-admin';
import { filePart, makeMail, parts, textPart } from '../../../test/make-mail';
import { readZip } from '../../../test/read-zip';
import { cookieFor } from '../../../test/sign-in';
import { startDesk } from '../../../test/start-replies';
import { EraseAgain } from '../privacy/erase/erase-again.use-case';

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk?.stop());

const asha = 'asha@mail.example';
const bela = 'bela@mail.example';
const counted = async (dryRun: boolean) => {
  const { body } = await desk.call('post', 'erasures', { email: 'BELA@mail.example', reason: 'asked-for', dryRun });
  return body;
};
const archive = async (cookie?: string) => {
  const { body } = cookie
    ? await callAdmin(desk.api, 'post', '/api/admin/exports', { cookie, body: { email: bela } }).responseType('blob')
    : await desk.call('post', 'exports', { email: bela }).responseType('blob').expect(200);
  const files = await readZip(body as Buffer);
  await exportsAreRecorded(desk.api);
  const { leftOut } = JSON.parse(files.get('index.json')!.toString()) as { leftOut: Record<string, string> };
  return { files, leftOut };
};

/** Keeps the rows of tables; the returned function puts them back as a backup does, which knows no later erasure. */
async function backUp(...tables: string[]): Promise<() => Promise<void>> {
  for (const table of tables) await desk.api.sql(`CREATE TABLE backup_${table} AS TABLE ${table}`);
  return async () => {
    for (const table of tables) await desk.api.sql(`INSERT INTO ${table} TABLE backup_${table} ON CONFLICT DO NOTHING`);
    await desk.api.sql('DELETE FROM erasure_list');
  };
}

describe('Who has written in the conversation of somebody else, and sent nothing themselves', () => {
  it('is told of, given out, erased with a certificate, and erased again after a restore, while the conversation stays', async () => {
    const { id, reference, mails } = await desk.ask(asha);
    const about = { 'In-Reply-To': mails.at(-1)!.messageId };
    await desk.dovecot.deliver('office', makeMail({ ...about, From: asha }, 'I ask.'));
    const [type, body] = parts('multipart/mixed', textPart('I answer for her.'), filePart('map.pdf', 'a map'));
    await desk.dovecot.deliver('office', makeMail({ ...about, ...type, From: `Bela <${bela}>` }, body));
    await desk.joined(id, 2);
    await desk.settled();

    expect(await counted(true)).toMatchObject({
      dryRun: true,
      mailbox: 'office@desk.example',
      counts: { receivedMails: 1, contactMessages: 0 },
    });

    const { files, leftOut } = await archive();
    expect(JSON.parse(files.get(`received/${reference}.json`)!.toString())).toMatchObject([
      { sender: bela, body: 'I answer for her.', kind: 'reply' },
    ]);
    expect(files.get(`received/${reference}-file-1-map.pdf`)!.toString()).toBe('a map');
    expect(leftOut).toEqual({});
    const ofHr = await archive(await cookieFor(desk.api, 'hr'));
    expect([...ofHr.files.keys()]).toEqual(['index.json']);
    expect(ofHr.leftOut).toEqual({ [`received/${reference}`]: expect.stringContaining('ask a general administrator') });

    const restore = await backUp('received_mails', 'received_files');
    const { certificateId } = await counted(false);
    expect(await desk.received(id)).toMatchObject([{ senderEmail: asha }]);
    expect((await desk.call('get', `erasures/${certificateId}`).expect(200)).body).toMatchObject({
      mailbox: 'office@desk.example',
      counts: { receivedMails: 1 },
    });
    expect((await counted(true)).counts.receivedMails).toBe(0);

    await desk.dovecot.deliver('office', makeMail({ ...about, From: bela }, 'Written later.'));
    await desk.joined(id, 2);
    await restore();
    await desk.api.sql(
      `INSERT INTO deliveries (event_id, subject_id, template, recipient, message_id, state, sent_at, created_at)
       SELECT id, gen_random_uuid(), 'stage-mail', $1, 'x', 'sent', now(), now() - interval '1 day' FROM outbox LIMIT 1`,
      [bela],
    );
    expect(await desk.received(id)).toHaveLength(3);
    const { counts } = await desk.api.app.get(EraseAgain, { strict: false }).run();
    expect(counts).toMatchObject({ receivedMails: 1, deliveries: 1, contactMessages: 0 });
    expect((await desk.received(id)).map(({ text }: { text: string }) => text)).toEqual(['I ask.', 'Written later.']);
    expect(await desk.api.sql('SELECT FROM deliveries WHERE recipient = $1', [bela])).toEqual([]);
  });
});
