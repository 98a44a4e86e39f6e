import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fillForm } from '../support/application.ts';
import { breakStorage } from '../support/system/promise/troubles.ts';
import { startParts, type Parts } from '../support/system/parts.ts';
import { isLongForm } from '../support/journeys/extent.ts';
import { queryOnce } from '../support/query-once.ts';
import { hasRedis } from '../support/system/queue-server.ts';
import { sendOnce } from '../support/send-application.ts';
import { isSettled, mailsFor } from '../support/settled.ts';
import { logInAsHr } from '../support/system/staff-session.ts';
import { until } from '../support/until.ts';

const skipped = { skip: isLongForm ? false : 'the backend proves each alone; TEST_ALL=yes' };

let parts: Parts;
before(async () => {
  if (isLongForm) parts = await startParts({ queue: hasRedis() ? 'redis' : 'postgres' });
});
after(() => parts?.stop());

const settled = () => until('every application is filed and HR was told', () => isSettled(parts.databaseUrl));

async function apply(): Promise<string> {
  const { status, body } = await sendOnce(parts.api, await fillForm());
  assert.equal(status, 201, JSON.stringify(body));
  return body.reference!;
}

const mailsAbout = (reference: string) => mailsFor(parts.databaseUrl, reference, parts.mail.taken);

test('an applicant gets the receipt while queue, storage, mail server and worker are all away', skipped, async () => {
  const mendStorage = breakStorage(parts.storage);
  parts.mail.mood = 'hangs up';
  await parts.worker.stop();
  await parts.queue.breakDown();
  const references = await Promise.all(Array.from({ length: 5 }, apply));
  mendStorage();
  parts.mail.mood = 'takes mail';
  await parts.queue.comeBack('whole');
  await parts.worker.start();
  await settled();
  for (const reference of references) assert.equal((await mailsAbout(reference)).length, 1);
});

test('a worker that is asked to stop finishes the mails it is sending, and ends by itself', skipped, async () => {
  const earlier = parts.mail.taken.length;
  parts.mail.mood = 'takes its time';
  const references = await Promise.all(Array.from({ length: 6 }, apply));
  await until('a mail is under way', () => parts.mail.taken.length > earlier);
  const { process } = parts.worker.part;
  await parts.worker.stop();
  parts.mail.mood = 'takes mail';
  const underWay = parts.mail.taken.slice(earlier).map(({ messageId }) => messageId);
  const sql = "SELECT message_id FROM deliveries WHERE state = 'sent' AND message_id = ANY($1)";
  const noted = await queryOnce(parts.databaseUrl, sql, [underWay]);
  await parts.worker.start();
  assert.ok(process.exitCode === 0 || process.signalCode === 'SIGTERM', `${process.exitCode} ${process.signalCode}`);
  assert.equal(noted.length, underWay.length);
  await settled();
  for (const reference of references) assert.equal((await mailsAbout(reference)).length, 1);
});

test('a queue that lost its jobs is filled again', skipped, async () => {
  const mendStorage = breakStorage(parts.storage);
  const reference = await apply();
  await until('the job has failed at least once', async () => {
    const rows = await queryOnce(
      parts.databaseUrl,
      "SELECT 1 FROM outbox_jobs WHERE state = 'pending' AND failures > 0",
    );
    return rows.length > 0;
  });
  await parts.queue.breakDown();
  await parts.queue.comeBack('wiped');
  mendStorage();
  await settled();
  assert.equal((await mailsAbout(reference)).length, 1);
});

test('a mail that is refused for good is visible to HR, and the application, too', skipped, async () => {
  const hr = await logInAsHr(parts);
  parts.mail.mood = 'says 550';
  const earlier = parts.mail.taken.length;
  const reference = await apply();
  const application = await until('the mail is marked as failed', async () => {
    const listed = await hr.find(reference);
    return listed?.mailState === 'failed' && listed;
  });
  assert.equal(application.resumeState, 'stored');
  assert.equal((await hr.get(`/uploads/${application.resume}`)).status, 200);
  const [delivery] = await queryOnce(parts.databaseUrl, "SELECT answer FROM deliveries WHERE state = 'failed'");
  assert.match(String(delivery?.['answer']), /550/);
  assert.equal(parts.mail.taken.length, earlier);
  parts.mail.mood = 'takes mail';
});
