import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Environment } from './backend/compose-environment.ts';
import { backendEntrypoint, dataDirOf, filesIn } from './paths.ts';
import { noInspector } from './backend/run-entrypoint.ts';

// node infra/local/run.ts <entrypoint>: a one-shot process of the backend against the stack that "make start" runs,
// or against the system that the environment names by DATABASE_URL.
const entrypoint = process.argv[2] ?? '';
const file = filesIn(dataDirOf(process.env)).settings;
const named = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE;

if (!existsSync(backendEntrypoint(entrypoint)))
  fail(`There is no built entrypoint "${entrypoint}". Run "make build" first.`);
if (!named && !existsSync(file)) fail('Nothing is running here. Start it with "make start", or set DATABASE_URL.');
const settings = named ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Environment);
const child = spawn(process.execPath, [noInspector, backendEntrypoint(entrypoint)], {
  env: { ...process.env, ...settings },
  stdio: 'inherit',
});
child.once('exit', (code) => process.exit(code ?? 1));

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
