import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { rmSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RestoredServer } from '../../../infra/backup/database-backup.ts';
import { withConnection } from '../../../infra/local/postgres/with-connection.ts';

/** What it is asked to restore, as far as a test looks at it. */
export interface AskedCluster {
  metadata: {
    name: string;
    labels: Record<string, string>;
    annotations?: Record<string, string>;
    ownerReferences?: { kind: string; uid: string }[];
  };
  spec: {
    instances: number;
    plugins?: object[];
    bootstrap: { recovery: { database: string; owner: string; recoveryTarget: { targetTime: string } } };
    externalClusters: { plugin: { parameters: Record<string, string> } }[];
  };
}

interface Options {
  token: string;
  /** The Cluster that is backed up, and its ObjectStore: paths of the API and what it answers. */
  objects: Record<string, object>;
  folder: string;
  restore: (point: Date, folder: string) => Promise<RestoredServer>;
}

const clusters = '/apis/postgresql.cnpg.io/v1/namespaces/front/clusters';
const encode = (data: Record<string, string>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, Buffer.from(value).toString('base64')]));

/**
 * In the place of an API server with CloudNativePG behind it: the Cluster that it is asked for is a Postgres that is really restored, whose
 * owner is no superuser, as the operator has it.
 */
export async function startOperator({ token, objects, folder, restore }: Options) {
  const asked: AskedCluster[] = [];
  let cluster: (AskedCluster & { status?: object }) | undefined;
  let server: RestoredServer | undefined;
  let working: Promise<void> = Promise.resolve();

  async function makeCluster(wanted: AskedCluster): Promise<void> {
    cluster = wanted;
    cluster.status = { phase: 'Setting up primary' };
    try {
      const { targetTime } = wanted.spec.bootstrap.recovery.recoveryTarget;
      server = await restore(new Date(targetTime.replace(' ', 'T').replace('+00', 'Z')), join(folder, 'made'));
      await takeRights(server.url, wanted.spec.bootstrap.recovery.owner);
      cluster.status = { phase: 'Cluster in healthy state', conditions: [{ type: 'Ready', status: 'True' }] };
    } catch (error) {
      cluster.status = { phase: 'Cluster is unrecoverable and needs manual intervention', phaseReason: String(error) };
    }
  }
  async function removeCluster(): Promise<void> {
    await working;
    await server?.stop();
    rmSync(join(folder, 'made'), { recursive: true, force: true });
    [server, cluster] = [undefined, undefined];
  }
  function findSecret(path: string): object | undefined {
    const [, user] = /\/secrets\/frontdoor-rehearsal-(app|superuser)$/.exec(path) ?? [];
    if (!user || !server) return undefined;
    const { hostname, port } = new URL(server.url);
    const username = user === 'app' ? 'frontdoor' : 'postgres';
    return { metadata: { name: user }, data: encode({ host: hostname, port, username, password: PASSWORD }) };
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return void send(401, { message: 'Unauthorized' });
    if (request.method === 'POST' && path === clusters) {
      const wanted = JSON.parse(await text(request)) as AskedCluster;
      asked.push(wanted);
      working = makeCluster(wanted);
      return void send(201, wanted);
    }
    const isMade = cluster !== undefined && path === `${clusters}/${cluster.metadata.name}`;
    if (request.method === 'DELETE' && isMade) {
      await removeCluster();
      return void send(200, {});
    }
    const found = objects[path] ?? (isMade ? cluster : findSecret(path));
    send(found ? 200 : 404, found ?? { message: `${path} not found` });
  }

  const listening = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    address: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    asked,
    made: () => cluster?.metadata.name,
    /** As if somebody had made it. */
    put: (metadata: AskedCluster['metadata']) => void (cluster = { metadata } as AskedCluster),
    clear: removeCluster,
    async stop() {
      await removeCluster();
      listening.close();
    },
  };
}

const PASSWORD = 'of-the-stand-in';

/** Gives all of the database to a role without rights of its own; who had it until now is `postgres`. */
async function takeRights(url: string, owner: string): Promise<void> {
  const name = new URL(url).username;
  await withConnection(url, async (ask) => {
    await ask(`CREATE ROLE for_a_moment SUPERUSER LOGIN PASSWORD '${PASSWORD}'`);
  });
  const by = (username: string) => String(Object.assign(new URL(url), { username, password: PASSWORD }));
  await withConnection(by('for_a_moment'), async (ask) => {
    await ask(`ALTER ROLE "${name}" RENAME TO postgres`);
    await ask(`ALTER ROLE postgres PASSWORD '${PASSWORD}'`);
    await ask(`CREATE ROLE "${owner}" LOGIN PASSWORD '${PASSWORD}'`);
    await ask(`ALTER DATABASE frontdoor OWNER TO "${owner}"`);
    await ask(`DO $$ DECLARE statement text; BEGIN
      FOR statement IN
        SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, '${owner}') FROM pg_namespace WHERE nspname !~ '^pg_|^information_schema$'
        UNION ALL SELECT format('ALTER %s %s OWNER TO %I', CASE c.relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, c.oid::regclass, '${owner}')
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE n.nspname !~ '^pg_|^information_schema$' AND c.relkind IN ('r', 'p', 'v', 'S')
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('a', 'i', 'e') AND c.relkind = 'S')
        UNION ALL SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, '${owner}')
          FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
          WHERE n.nspname !~ '^pg_|^information_schema$' AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
      LOOP EXECUTE statement; END LOOP;
    END $$`);
  });
}
