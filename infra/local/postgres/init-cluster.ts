import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  lchownSync,
  lstatSync,
} from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../process/run-to-end.ts';
import { chooseLauncher, commandFor, type Launcher } from './choose-launcher.ts';

interface ClusterOptions {
  initdb: string;
  dataDir: string;
  password: string;
  signal?: AbortSignal | undefined;
}

// Made beside its place and moved there when complete, so that an interrupted first start leaves nothing half-made.
export async function initCluster({ initdb, dataDir, password, signal }: ClusterOptions): Promise<void> {
  if (existsSync(join(dataDir, 'PG_VERSION'))) return;
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o755 });
  const launcher = await chooseLauncher(initdb, fresh, signal);
  const passwordFile = join(fresh, '.password');
  const cluster = join(fresh, 'cluster');
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const { owner } = launcher;
  if (owner) for (const path of [cluster, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const make = async (...more: string[]) => {
    const [file, args] = commandFor(launcher, initdb, [
      `--pgdata=${cluster}`,
      `--pwfile=${passwordFile}`,
      ...'--username=frontdoor --auth=scram-sha-256 --no-instructions --encoding=UTF8'.split(' '),
      ...'--locale=C --locale-provider=builtin --builtin-locale=C.UTF-8'.split(' '),
      ...more,
    ]);
    await runToEnd(file, args, { cwd: '/', signal, ...launcher.spawnAs });
  };
  // pg_trgm asks the C library which characters are letters, also where the locale provider is the built-in one.
  await make('--lc-ctype=C.UTF-8').catch(async (error: Error) => {
    if (!error.message.includes('invalid locale name')) throw error;
    process.stderr.write('This system has no locale C.UTF-8: misspelt names are found in Latin letters alone.\n');
    await make();
  });
  if (existsSync(dataDir) && readdirSync(dataDir).length === 0) rmSync(dataDir, { recursive: true });
  renameSync(cluster, dataDir);
  rmSync(fresh, { recursive: true, force: true });
}

// The way PostgreSQL is started may change between two starts, for example when root takes over a user's folder.
export function handOverFiles(path: string, launcher: Launcher): void {
  const { owner } = launcher;
  if (!owner || lstatSync(path).uid === owner.uid) return;
  const entries = lstatSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  for (const entry of entries) lchownSync(join(path, entry), owner.uid, owner.gid);
  lchownSync(path, owner.uid, owner.gid);
}
