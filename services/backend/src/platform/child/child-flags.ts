import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This package's own folder: `services/backend`, whether its sources run or what was built of them. */
const home = resolve(__dirname, '../../..');
/** Of the limit, what the heap may take; the rest is for code, buffers and pictures. */
const HEAP_SHARE = 0.6;

/** Node's permission model: no writing, no processes, no threads, and of the file system only the program itself. */
export const childFlags = (memoryMb: number): string[] => [
  '--permission',
  '--disable-sigusr1',
  '--allow-addons',
  ...[home, ...moduleFolders()].map((folder) => `--allow-fs-read=${join(folder, '*')}`),
  `--max-old-space-size=${Math.round(memoryMb * HEAP_SHARE)}`,
  '--max-semi-space-size=4',
  '--disallow-code-generation-from-strings',
  '--no-warnings',
];

/** The environment holds secrets; a child gets none of it but the flags of the runtime. */
export const childEnvironment = (): NodeJS.ProcessEnv => {
  const { NODE_OPTIONS } = process.env;
  return NODE_OPTIONS ? { NODE_OPTIONS } : {};
};

const moduleFolders = () => (require.resolve.paths('unpdf') ?? []).filter((folder) => existsSync(folder));
