import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This package's own folder: `services/backend`, whether its sources run or its build. */
const home = resolve(__dirname, '../../..');
/** The heap's share of the limit; the rest is for code, buffers and pictures. */
const HEAP_SHARE = 0.6;

/** Where the program and its packages are, the program first. */
export const programFolders = (): string[] => [
  home,
  ...(require.resolve.paths('unpdf') ?? []).filter((folder) => existsSync(folder)),
];

/**
 * Node's permission model: no writing, no processes, no threads, and of the file system only the program itself. It binds
 * JavaScript, not native code, and Node 24 takes neither network nor signals with it; the system's restrictions are in `ways`.
 */
export const childFlags = (memoryMb: number): string[] => [
  '--permission',
  '--disable-sigusr1',
  '--allow-addons',
  ...programFolders().map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  `--max-old-space-size=${Math.round(memoryMb * HEAP_SHARE)}`,
  '--max-semi-space-size=4',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];

/**
 * The environment holds secrets, and NODE_OPTIONS could open the inspector; a child gets none of it. Only sources, which
 * run in tests alone, need the NODE_OPTIONS that compile them.
 */
export const childEnvironment = (script = ''): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS } = process.env;
  const compiled = script.endsWith('.ts') && NODE_OPTIONS ? { NODE_OPTIONS } : {};
  // The canvas asks where the home is, and a user without a name has none.
  return { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/nonexistent', ...compiled };
};
