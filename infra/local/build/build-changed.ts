import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { root } from '../paths.ts';
import { runToEnd } from '../process/run-to-end.ts';

interface Workspace {
  name: string;
  sources: string[];
  /** Lies among the results, so that removing them or building by hand asks for a new build. */
  stamp: string;
}

const everyone = ['contract', 'package-lock.json', 'tsconfig.base.json'];
const workspaces: Workspace[] = [
  { name: '@frontdoor/backend', sources: ['services/backend', ...everyone], stamp: 'services/backend/dist/.sources' },
  { name: '@frontdoor/site', sources: ['frontend', ...everyone], stamp: 'frontend/build/.sources' },
  { name: '@frontdoor/admin', sources: ['admin', ...everyone], stamp: 'admin/dist/.sources' },
];

interface Extent {
  signal?: AbortSignal | undefined;
  /** Names of workspaces without their scope; none of them means all. */
  only?: string[];
}

/** Builds the workspaces that have changed since the last build, all at once. Throws for a name that none of them has. */
export async function buildChanged(
  report: (message: string) => void,
  { signal, only = [] }: Extent = {},
): Promise<void> {
  const named = only.map((name) => {
    const workspace = workspaces.find((one) => one.name === `@frontdoor/${name}`);
    if (!workspace) throw new Error(`No workspace is called ${name}.`);
    return workspace;
  });
  const chosen = named.length > 0 ? named : workspaces;
  const results = await Promise.allSettled(chosen.map((workspace) => buildIfChanged(workspace, report, signal)));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function buildIfChanged(
  { name, sources, stamp }: Workspace,
  report: (message: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const file = join(root, stamp);
  const hash = hashSources(root, sources);
  if (existsSync(file) && readFileSync(file, 'utf8') === hash) return;
  report(`building ${name}`);
  rmSync(file, { force: true });
  await runToEnd('npm', ['run', 'build', '-w', name], { cwd: root, signal });
  report(`${name} is built`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

const leaveOut = new Set([
  'node_modules',
  'dist',
  'build',
  'coverage',
  '.react-router',
  '.tsbuildinfo',
  'test-results',
  'fonts',
]);

/** One hash of the content of files and folders, in a fixed order; outputs of builds and tools are left out. */
export function hashSources(base: string, paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, base, path);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, base: string, path: string): void {
  const full = join(base, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => !leaveOut.has(name));
    for (const name of names.toSorted()) addTo(hash, base, join(path, name));
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
