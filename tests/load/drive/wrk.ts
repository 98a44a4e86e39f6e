import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Driver, Load, Result } from './driver.ts';

const run = promisify(execFile);
const script = fileURLToPath(new URL('./wrk.lua', import.meta.url));

export const wrk: Driver = {
  name: 'wrk, one thread',
  async run({ url, body, acceptEncoding, connections, seconds }: Load): Promise<Result> {
    const size = ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`];
    const accepts = acceptEncoding ? ['--header', `Accept-Encoding: ${acceptEncoding}`] : [];
    const args = [...size, ...accepts, '--timeout', '10s', '--script', script, url];
    const about = { BODY_FILE: body?.file ?? '', CONTENT_TYPE: body?.contentType ?? '' };
    const env = { ...process.env, ...about, RUN_ID: randomBytes(6).toString('hex') };
    const { stdout } = await run('wrk', args, { env });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Result;
  },
};
