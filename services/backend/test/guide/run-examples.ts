import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Example } from './read-examples';

/** Runs examples one after the other in one shell, as a reader would, and returns what each of them printed. */
export async function runExamples(examples: Example[], folder: string, variables: Record<string, string>) {
  const mark = `--- ${randomUUID()}`;
  const script = examples.map(({ commands }) => `${commands}\necho; echo '${mark}'\n`).join('');
  const { PATH = '' } = process.env;
  const shell = spawn('bash', ['-u', '-c', `exec 2>&1\n${script}`], { cwd: folder, env: { PATH, ...variables } });
  const printed = await text(shell.stdout);
  return printed.split(`${mark}\n`);
}
