import { setTimeout as delay } from 'node:timers/promises';
import type { QueueBackend } from '../../src/platform/queue/backend/queue-backend';
import { queueBackendFor } from '../../src/platform/queue/job-queue';
import { createTestDatabase, inServer, type TestDatabase } from '../databases';
import { eventually } from '../eventually';
import { type DatabaseWire, startDatabaseWire } from './start-database-wire';

let [database, wire, backend]: [TestDatabase, DatabaseWire, QueueBackend] = [] as never;
const opened: { close: () => Promise<void> }[] = [];
beforeEach(async () => {
  [database, wire] = await Promise.all([createTestDatabase(), startDatabaseWire()]);
  backend = queueBackendFor(wire.wayTo(database.ownerUrl));
  await backend.prepare();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  await backend.close();
  await wire.stop();
  await database.drop();
});

const open = async (work?: () => Promise<void>) => {
  const [done, lost]: [string[], Error[]] = [[], []];
  const run = async ({ name }: { name: string }) => {
    done.push(name);
    await work?.();
  };
  const worker = await backend.openWorker('letters', run, {
    lockDuration: 2_000,
    stalledInterval: 2_000,
    maxStalledCount: 9,
  });
  opened.push(worker);
  const queue = await backend.openQueue('letters', {});
  queue.on('error', () => undefined);
  opened.push(queue);
  worker.on('error', (error) => void lost.push(error));
  return { queue, done, lost };
};
const envelope = { job: 'letters.send', eventId: 'a', subjectId: 'b' };

it('fault 93: a queue whose first connections end as soon as they are ready says so, and opens when they last', async () => {
  wire.endWhenReady();
  await expect(backend.openQueue('letters', {})).rejects.toHaveProperty('code', '57P01');
  await expect(backend.openWorker('letters', async () => undefined, {})).rejects.toHaveProperty('code', '57P01');
  wire.heal();
  const { queue, done } = await open();
  await queue.add(envelope.job, envelope);
  await eventually(() => done.length === 1, 'the job');
});

it('fault 93: a worker whose connections end as soon as they are ready neither ends nor hurries, and goes on', async () => {
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const { queue, done, lost } = await open(async () => {
    if (done.length > 1) return;
    wire.endWhenReady();
    await inServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  });
  await queue.add(envelope.job, envelope);
  await eventually(() => lost.length > 0, 'a lost connection');
  await delay(3_000);
  expect(lost.length).toBeLessThan(100);
  wire.heal();
  // Its end was not heard of, so it is done again.
  await eventually(() => done.length === 2, 'the job');
});
