import { addApplication } from '../add-application';
import { callAdmin } from '../call-admin';
import { eventually } from '../eventually';
import { addStaff, signIn } from '../sign-in';
import { startApi, type TestApi } from '../start-api';
import { startProcess } from '../start-process';
import { startSmtp } from '../start-smtp';

const mail = { subject: 'No', body: 'We go on with others.' };

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let settings: Record<string, string>;
const running: Awaited<ReturnType<typeof startProcess>>[] = [];
beforeEach(async () => {
  [api, smtp] = [await startApi(), await startSmtp()];
  settings = {
    DATABASE_URL: api.databaseUrl,
    QUEUE_URL: api.databaseUrl,
    STORAGE_URL: api.storageUrl,
    MAIL_URL: smtp.url,
    UNDO_SECONDS: '30',
  };
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.kill().catch(() => undefined)));
  await Promise.all([api.stop(), smtp.stop()]);
});

const start = async (entrypoint: 'api' | 'worker') => {
  const started = await startProcess(entrypoint, settings);
  running.push(started);
  return started;
};
const killAll = () => Promise.all(running.splice(0).map((one) => one.kill()));
/** A rejection with a mail by a process of its own; the worker runs beside it. */
async function reject() {
  const [own] = await Promise.all([start('api'), start('worker')]);
  const { id } = await addApplication(api, { name: 'Asha Verma', email: 'asha@mail.example' });
  const cookie = await signIn(api, await addStaff(api, 'hr'));
  const [reason] = await api.sql<{ id: string }>('SELECT id FROM rejection_reasons LIMIT 1');
  const body = { stage: 'rejected', reason: reason!.id, mail };
  const path = `/api/admin/applications/${id}/stage`;
  const moved = await callAdmin({ ...api, url: own.url }, 'post', path, { cookie, body }).expect(200);
  return { id, cookie, undoId: moved.body.undo.id as string };
}
const undoBy = ({ url }: { url: string }, { undoId, cookie }: { undoId: string; cookie: string }) =>
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

it('fault 476: a mail that is not taken back leaves once, though all processes are killed while it waits', async () => {
  await reject();
  await killAll();
  expect(smtp.mails).toEqual([]);
  await endTime();
  await Promise.all([start('worker'), start('worker')]);
  await nothingWaits();
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([['asha@mail.example']]);
}, 300_000);

it('fault 477: an undo after all processes were killed takes back the mail as well', async () => {
  const rejected = await reject();
  await killAll();
  await undoBy(await start('api'), rejected).expect(200);
  await endTime();
  await start('worker');
  await nothingWaits();
  expect(smtp.mails).toEqual([]);
  expect(await api.sql('SELECT stage FROM applications WHERE id = $1', [rejected.id])).toEqual([{ stage: 'new' }]);
  expect(await api.sql('SELECT FROM outbox')).toEqual([]);
}, 300_000);

it('fault 478: an undo that was answered holds, though all processes are killed at once', async () => {
  const rejected = await reject();
  await undoBy(running[0]!, rejected).expect(200);
  await killAll();
  await endTime();
  await start('worker');
  await nothingWaits();
  expect(smtp.mails).toEqual([]);
  expect(await api.sql('SELECT FROM outbox')).toEqual([]);
}, 300_000);

it('fault 479: an undo after the mail has left is refused, and says when it left', async () => {
  const rejected = await reject();
  await endTime();
  await nothingWaits();
  expect(smtp.mails).toHaveLength(1);
  const { body } = await undoBy(running[0]!, rejected).expect(409);
  expect(body.message).toMatch(/The mail left on \d/);
  expect(await api.sql('SELECT stage FROM applications WHERE id = $1', [rejected.id])).toEqual([{ stage: 'rejected' }]);
}, 300_000);
