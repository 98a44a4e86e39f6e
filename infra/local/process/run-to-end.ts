import { execFile, type ExecFileException, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const LONGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program to its end, without input, and returns its standard output.
 * @throws with both outputs when it fails, and an AbortError when `signal` is aborted
 */
export async function runToEnd(file: string, args: string[], options: ExecFileOptions = {}): Promise<string> {
  const running = execute(file, args, { maxBuffer: LONGEST_OUTPUT_BYTES, ...options, encoding: 'utf8' });
  running.child.stdin?.end();
  try {
    return (await running).stdout;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const { code, signal, stdout = '', stderr = '' } = error as ExecFileException;
    const program = [file, ...args].join(' ');
    throw new Error(`${program} failed (${signal ?? code}):\n${stdout}${stderr}`.trimEnd(), { cause: error });
  }
}
