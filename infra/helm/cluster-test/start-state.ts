import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { queryOnce } from '../../../tests/support/query-once.ts';
import { kubectl, run } from './run.ts';
import { space } from './release.ts';

/** The namespace of the test's Postgres, Redis and storage. */
export const stateSpace = `${space}-state`;
/** This machine, as pods see it: the mail server of the test listens there. */
export const machine = process.env.CLUSTER_MACHINE || '10.245.0.1';

const bucket = `mc alias set --quiet here http://127.0.0.1:9000 frontdoor storage-of-the-test && mc mb --quiet here/resumes`;

export interface State {
  /** The database by its owner's role, as this machine reaches it. */
  databaseUrl: string;
  /** Kills Postgres without a shutdown, as a crash does, and waits until it is back. */
  crashPostgres(): Promise<void>;
  /** The number of opened pages, from the table that the workers write to. */
  countVisits(): Promise<number>;
  /** The number of rate limit counters in the queue's Redis. */
  countLimits(): Promise<number>;
  remove(): Promise<void>;
}

const remove = (): Promise<unknown> =>
  kubectl('delete', 'namespace', space, stateSpace, '--ignore-not-found', '--wait', '--timeout=600s');

/** Two fresh namespaces: one with the state and one, restricted, with nothing but the Secret that leads there. */
export async function startState(mailPort: number): Promise<State> {
  await remove();
  await kubectl('create', 'namespace', stateSpace);
  await run(
    'kubectl',
    ['--namespace', stateSpace, 'apply', '-f', '-'],
    readFileSync(new URL('state.yaml', import.meta.url), 'utf8'),
  );
  const inState = (...args: string[]) => kubectl('--namespace', stateSpace, ...args);
  await inState('wait', '--for=condition=Available', '--timeout=180s', 'deployment', '--all');
  await inState('exec', 'deploy/storage', '--', 'sh', '-c', bucket);
  await kubectl('create', 'namespace', space);
  await kubectl('label', 'namespace', space, 'pod-security.kubernetes.io/enforce=restricted');
  const at = (service: string) => `${service}.${stateSpace}`;
  const addresses = {
    DATABASE_URL: `postgres://frontdoor_runtime:runtime-of-the-test@${at('postgres')}:5432/frontdoor`,
    DATABASE_OWNER_URL: `postgres://frontdoor:owner-of-the-test@${at('postgres')}:5432/frontdoor`,
    QUEUE_URL: `redis://:queue-of-the-test@${at('redis')}:6379`,
    STORAGE_URL: `s3://frontdoor:storage-of-the-test@${at('storage')}:9000/resumes?region=us-east-1&tls=false`,
    MAIL_URL: `smtp://${machine}:${mailPort}?tls=none`,
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  const literals = Object.entries(addresses).map(([name, value]) => `--from-literal=${name}=${value}`);
  await kubectl('--namespace', space, 'create', 'secret', 'generic', 'frontdoor-addresses', ...literals);
  const host = await inState('get', 'service', 'postgres', '-o', 'jsonpath={.spec.clusterIP}');
  const databaseUrl = addresses.DATABASE_OWNER_URL.replace(at('postgres'), host);
  return {
    databaseUrl,
    async countVisits() {
      const [row] = await queryOnce(databaseUrl, 'SELECT coalesce(sum(count), 0)::int AS sum FROM visits');
      return Number(row?.['sum']);
    },
    async crashPostgres() {
      await inState('exec', 'deploy/postgres', '--', 'sh', '-c', 'pg_ctl -D "$PGDATA" stop -m immediate --no-wait');
      await pause(2_000);
      await inState('wait', '--for=condition=Available', '--timeout=120s', 'deployment/postgres');
    },
    async countLimits() {
      const ask = 'REDISCLI_AUTH=queue-of-the-test redis-cli --scan --pattern "*frontdoor-limits*" | wc -l';
      return Number((await inState('exec', 'deploy/redis', '--', 'sh', '-c', ask)).trim());
    },
    async remove() {
      await remove();
    },
  };
}
