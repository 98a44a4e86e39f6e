import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { configFor } from '../../../test/config-for';
import { createTestDatabase } from '../../../test/databases';
import { eventually } from '../../../test/eventually';
import { type PeriodicJob, Schedule } from './schedule';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const warnings: string[] = [];
const logger = { warn: (_: object, text: string) => warnings.push(text) } as unknown as Logger;

/** As in one process of several. */
function start(job: PeriodicJob): Schedule {
  const schedule = new Schedule(configFor({ DATABASE_URL: database.url, QUEUE_URL: database.url }), logger);
  schedule.every(job);
  schedule.onApplicationBootstrap();
  return schedule;
}

describe('A periodic job', () => {
  it('is run by one of three processes at a time, and by another one when the first has ended', async () => {
    let atOnce = 0;
    let most = 0;
    const runs = [0, 0, 0];
    const processes = runs.map((_, index) =>
      start({
        name: 'alone',
        everyMs: 20,
        run: async () => {
          most = Math.max(most, ++atOnce);
          await sleep(30);
          atOnce -= 1;
          runs[index]! += 1;
        },
      }),
    );
    await eventually(() => Math.max(...runs) >= 3, 'three runs');
    const busiest = runs.indexOf(Math.max(...runs));
    await processes[busiest]!.onModuleDestroy();
    const [others, after] = [() => runs.reduce((sum, count) => sum + count, -runs[busiest]!), runs[busiest]!];
    const before = others();
    await eventually(() => others() > before, 'a run of another process');
    await Promise.all(processes.map((schedule) => schedule.onModuleDestroy()));
    expect([most, runs[busiest]]).toEqual([1, after]);
  });

  it('that fails is logged and run again', async () => {
    let runs = 0;
    const run = async () => {
      runs += 1;
      if (runs === 1) throw new Error('no');
    };
    const schedule = start({ name: 'failing', everyMs: 20, run });
    await eventually(() => runs >= 2, 'a second run');
    await schedule.onModuleDestroy();
    expect(warnings).toEqual(['failing: the round failed and will be repeated']);
  });

  it('that is running is waited for by the shutdown, which begins no other', async () => {
    const runs: string[] = [];
    const run = async () => {
      runs.push('begun');
      await sleep(300);
      runs.push('ended');
    };
    const schedule = start({ name: 'long', everyMs: 50, run });
    await eventually(() => runs.length > 0, 'the first run');
    await schedule.onModuleDestroy();
    expect(runs).toEqual(['begun', 'ended']);
    await sleep(150);
    expect(runs).toEqual(['begun', 'ended']);
  });
});
