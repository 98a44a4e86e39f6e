import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { baseSettings } from './config-for';

/** Told at the end, on one short line. */
const tellPackages = `
  import Module from 'node:module';
  const nameOf = (file) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1];
  const packages = () => [...new Set(Object.keys(Module._cache).map(nameOf))];
  process.once('exit', () => console.log(JSON.stringify({ packages: packages() })));`;

interface Line {
  msg?: string;
  address?: string;
  packages?: (string | null)[];
}

/** Starts an entrypoint as a process of its own, and waits until it is up. `url` is empty unless it listens. */
export async function startProcess(entrypoint: 'api' | 'worker', settings: Record<string, string>) {
  const program = join(__dirname, `../src/entrypoints/${entrypoint}.ts`);
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tellPackages)}`, program],
    {
      env: { ...process.env, ...baseSettings, LOG_LEVEL: 'info', API_PORT: '0', WORKER_HEALTH_PORT: '0', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'close') as Promise<[number | null]>;
  const lines: Line[] = [];
  const up = new Promise<Line>((resolve, reject) => {
    void ended.then(([code]) => reject(new Error(`${entrypoint} ended with ${code}`)));
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      lines.push(line);
      if (/^(?:api is listening|worker is running)$/.test(line.msg ?? '')) resolve(line);
    });
  });
  const { address: url = '' } = await up;
  return {
    url,
    /** Ends it in the middle of what it does. */
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    /** Asks it to end. Returns its exit code, and the packages that it had loaded. */
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, packages: lines.flatMap(({ packages = [] }) => packages) };
    },
  };
}
