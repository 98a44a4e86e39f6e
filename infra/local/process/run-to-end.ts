import { execFile, type ExecFileException, type ExecFileOptions } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const LONGEST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs a program to its end, without input unless some is given, and returns its standard output.
 * @throws with both outputs when it fails, and an AbortError when `signal` is aborted
 */
export async function runToEnd(
  file: string,
  args: string[],
  options: ExecFileOptions = {},
  input = '',
): Promise<string> {
  return String(await runForBytes(file, args, options, input));
}

/** As `runToEnd`, for an output that is no text. */
export async function runForBytes(
  file: string,
  args: string[],
  options: ExecFileOptions = {},
  input = '',
): Promise<Buffer> {
  const running = execute(file, args, { maxBuffer: LONGEST_OUTPUT_BYTES, ...options, encoding: 'buffer' });
  // A program that has ended already hears nothing of it; its exit code says more.
  running.child.stdin?.on('error', () => {});
  running.child.stdin?.end(input);
  try {
    return (await running).stdout;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const { code, signal, stdout = '', stderr = '' } = error as ExecFileException;
    const program = [file, ...args].join(' ');
    throw new Error(`${program} failed (${signal ?? code}):\n${stdout}${stderr}`.trimEnd(), { cause: error });
  }
}
