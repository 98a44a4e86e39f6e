import { spawn } from 'node:child_process';
import type { Command } from './steps.ts';

export interface Ended {
  name: string;
  passed: boolean;
  /** What it printed, on both channels in the order of arrival. */
  output: string;
  seconds: number;
}

/** Runs a command to its end. */
export function runCommand({ name, file, args }: Command, env = process.env): Promise<Ended> {
  const start = performance.now();
  let output = '';
  return new Promise((resolve) => {
    const end = (passed: boolean) =>
      resolve({ name, passed, output: output.trim(), seconds: (performance.now() - start) / 1000 });
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const pipe of [child.stdout, child.stderr])
      pipe.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs all commands, as many side by side as there are places, and tells of each end. One that fails stops no other. */
export async function runSteps(commands: Command[], places: number, tell: (ended: Ended) => void): Promise<Ended[]> {
  const waiting = [...commands];
  const ended: Ended[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const end = await runCommand(next);
      ended.push(end);
      tell(end);
    }
  };
  await Promise.all(Array.from({ length: places }, work));
  return ended;
}

/** The output of each step that failed, one after the other, and a last line that names them. */
export function describeFailures(ended: Ended[]): string {
  const failed = ended.filter(({ passed }) => !passed);
  const outputs = failed.map(({ name, output }) => `\n== ${name}\n${output || 'It printed nothing.'}\n`);
  const names = failed.map(({ name }) => name);
  const repair = names.some((name) => ['format', 'lint'].includes(name)) ? ' `make fix` repairs what it can.' : '';
  return `${outputs.join('')}\n${failed.length} of ${ended.length} steps failed: ${names.join(', ')}.${repair}\n`;
}
