import { join } from 'node:path';
import { hasRedis, startRedisQueue } from '../support/system/queue-server.ts';
import { writeBodies } from './bodies/bodies.ts';
import { chooseDriver } from './drive/choose-driver.ts';
import { describeConditions } from './report/describe-conditions.ts';
import { describeScale } from './scale/describe-scale.ts';
import { measureScale, type Setup } from './scale/measure-scale.ts';
import { readSettings } from './settings.ts';
import { openTables } from './system/tables.ts';
import { takeFormToken } from './system/take-form-token.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';

const settings = readSettings();
const driver = chooseDriver();
const PROCESSES = [1, 2, 4];

/** Contact messages at one, two and four API processes, and by a model at more than this machine has cores for. */
async function benchScale({ system, folder, undo }: BenchedSystem): Promise<void> {
  const tables = await openTables(system.databaseUrl, system.files);
  undo.add(() => tables.close());
  console.log(describeConditions(settings, driver.name, tables.version, `${PROCESSES.join(', ')} API processes`));
  const together: NodeJS.ProcessEnv = { SHARED_LIMITS: 'postgres' };
  if (hasRedis()) {
    const redis = await startRedisQueue(join(folder, 'redis'));
    undo.add(() => redis.end());
    Object.assign(together, { SHARED_LIMITS: 'redis', QUEUE_URL: redis.url });
  }
  const series = (each: NodeJS.ProcessEnv): Setup[] =>
    PROCESSES.map((processes) => ({
      name: `${processes}, limits ${each.SHARED_LIMITS === 'off' ? 'of its own' : `in ${each.SHARED_LIMITS}`}`,
      processes,
      settings: each,
    }));
  const first = await system.startBackend('api');
  const body = writeBodies(folder, await takeFormToken(first.url)).contact;
  await first.stop();
  const tools = { system, tables, driver, body, settings };
  const measure = async (setups: Setup[]) => {
    const measured = [];
    for (const setup of setups) measured.push(await measureScale(setup, tools));
    return measured;
  };
  console.log(describeScale(await measure(series({ SHARED_LIMITS: 'off' })), await measure(series(together))));
}

await withSystem(benchScale);
