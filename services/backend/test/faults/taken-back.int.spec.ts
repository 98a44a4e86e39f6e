import { addApplication } from '../add-application';
import { callAdmin } from '../call-admin';
import { eventually } from '../eventually';
import { addStaff, signIn } from '../sign-in';
import { startApi, type TestApi } from '../start-api';
import { startProcess } from '../start-process';
import { startSmtp } from '../start-smtp';

const mail = { subject: 'No', body: 'We go on with others.' };

interface Rejected {
  id: string;
  undoId: string;
}

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let settings: Record<string, string>;
let cookie: string;
let reason: string;
const running: Awaited<ReturnType<typeof startProcess>>[] = [];

/** As what supervises the processes does, a second time if need be: a worker ends when a busy machine keeps it from its queue. */
const start = async (entrypoint: 'api' | 'worker') => {
  const started = await startProcess(entrypoint, settings).catch(() => startProcess(entrypoint, settings));
  running.push(started);
  return started;
};
const killAll = () => Promise.all(running.splice(0).map((one) => one.kill()));
const apply = (name: string) => addApplication(api, { name, email: `${name.toLowerCase()}@mail.example` });
/** A rejection with a mail, which a process of its own takes. */
async function reject({ url }: { url: string }, { id }: { id: string }): Promise<Rejected> {
  const body = { stage: 'rejected', reason, mail };
  const path = `/api/admin/applications/${id}/stage`;
  const moved = await callAdmin({ ...api, url }, 'post', path, { cookie, body }).expect(200);
  return { id, undoId: moved.body.undo.id as string };
}
const undoBy = ({ url }: { url: string }, { undoId }: Rejected) =>
  callAdmin({ ...api, url }, 'post', `/api/admin/undo/${undoId}`, { cookie });
const nothingWaits = () =>
  eventually(
    async () =>
      (
        await api.sql(
          "SELECT FROM outbox WHERE published_at IS NULL UNION ALL SELECT FROM outbox_jobs WHERE state = 'pending'",
        )
      ).length === 0,
    'the end of all jobs',
  );

/** The end of the time, whatever the clock says: a busy machine may need longer than that to kill and start. */
const endTime = () =>
  api.sql("UPDATE outbox SET not_before = now() - interval '1 second', leased_until = NULL WHERE published_at IS NULL");

const mailsTo = (name: string) =>
  smtp.mails.filter(({ envelope }) => envelope.to.includes(`${name}@mail.example`)).length;
const stageOf = async ({ id }: Rejected) =>
  (await api.sql<{ stage: string }>('SELECT stage FROM applications WHERE id = $1', [id]))[0]?.stage;

/** Three that are rejected by the same processes, because to start these is what takes long. */
let left: Rejected;
let takenBackBefore: Rejected;
let takenBackAfter: Rejected;
let mailsBeforeTheKill: number;
let late: { status: number; message: string };

beforeAll(async () => {
  [api, smtp] = [await startApi(), await startSmtp()];
  settings = {
    DATABASE_URL: api.databaseUrl,
    QUEUE_URL: api.databaseUrl,
    STORAGE_URL: api.storageUrl,
    MAIL_URL: smtp.url,
    UNDO_SECONDS: '30',
  };
  cookie = await signIn(api, await addStaff(api, 'hr'));
  reason = (await api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1'))[0]!.id;
  const [asha, bina, chitra] = [await apply('Asha'), await apply('Bina'), await apply('Chitra')];
  const [own] = await Promise.all([start('api'), start('worker')]);
  left = await reject(own, asha);
  takenBackAfter = await reject(own, bina);
  takenBackBefore = await reject(own, chitra);
  await undoBy(own, takenBackBefore).expect(200);
  await killAll();
  mailsBeforeTheKill = smtp.mails.length;

  const next = await start('api');
  await undoBy(next, takenBackAfter).expect(200);
  await endTime();
  await Promise.all([start('worker'), start('worker')]);
  await nothingWaits();
  const { status, body } = await undoBy(next, left);
  late = { status, message: body.message as string };
}, 600_000);
afterAll(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill().catch(() => undefined)));
  await Promise.all([api.stop(), smtp.stop()]);
});

it('fault 476: a mail that is not taken back leaves once, though all processes are killed while it waits', () => {
  expect(mailsBeforeTheKill).toBe(0);
  expect(mailsTo('asha')).toBe(1);
});

it('fault 477: an undo after all processes were killed takes back the mail as well', async () => {
  expect(mailsTo('bina')).toBe(0);
  expect(await stageOf(takenBackAfter)).toBe('new');
});

it('fault 478: an undo that was answered holds, though all processes are killed at once', async () => {
  expect(mailsTo('chitra')).toBe(0);
  expect(await stageOf(takenBackBefore)).toBe('new');
});

it('fault 479: an undo after the mail has left is refused, and says when it left', async () => {
  expect(late.status).toBe(409);
  expect(late.message).toMatch(/The mail left on \d/);
  expect(await stageOf(left)).toBe('rejected');
});
