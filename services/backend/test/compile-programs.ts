import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';

const src = join(__dirname, '../src');
const place = join(__dirname, '../node_modules/.cache/programs');
const programs = [
  'entrypoints/{judge-password,read-document}.ts',
  'platform/child/frame.ts',
  'modules/resumes/reader/**/*.ts',
  'modules/staff/password/is-easy-to-guess.ts',
];

/** Compiles the programs that run apart, for `compile-typescript.cjs`. */
export function compilePrograms(): void {
  rmSync(place, { recursive: true, force: true });
  for (const name of globSync(programs, { cwd: src, exclude: ['**/*.spec.ts'] })) {
    const [filename, made] = [join(src, name), join(place, `${name}.js`)];
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, configFile: join(src, '../.swcrc') });
    mkdirSync(dirname(made), { recursive: true });
    // Whole at once, should two runs of tests meet.
    writeFileSync(`${made}.${process.pid}`, code);
    renameSync(`${made}.${process.pid}`, made);
  }
}
