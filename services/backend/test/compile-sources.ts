import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const src = join(__dirname, '../src');
const place = join(__dirname, '../node_modules/.cache/sources');

/** Compiles all sources once for `compile-typescript.cjs`: for every Jest worker, and every process that a test starts. */
export function compileSources(): void {
  rmSync(place, { recursive: true, force: true });
  for (const name of globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.spec.{ts,tsx}'] })) {
    const [filename, made] = [join(src, name), join(place, `${name}.js`)];
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, configFile: join(src, '../.swcrc') });
    mkdirSync(dirname(made), { recursive: true });
    // Whole at once, should two runs of tests meet.
    writeFileSync(`${made}.${process.pid}`, code);
    renameSync(`${made}.${process.pid}`, made);
  }
}
