import { describeTries } from './login/describe-tries.ts';
import { makePeople } from './login/make-people.ts';
import { measureTries } from './login/measure-tries.ts';
import { type BenchedSystem, withSystem } from './system/with-system.ts';

const TRIES = Number(process.env['TRIES'] ?? 200);

/** Whether refused sign-ins can be told apart by their time: as many tries of each kind, in changing order, one at a time. */
async function benchLogin({ system, undo }: BenchedSystem): Promise<void> {
  const api = await system.startBackend('api', { RATE_LIMIT_SIGN_IN: '0' });
  undo.add(() => api.stop());
  const kinds = await makePeople(system);
  console.log(describeTries(await measureTries(api.url, system.databaseUrl, kinds, TRIES), TRIES));
}

await withSystem(benchLogin);
