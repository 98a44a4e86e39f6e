import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Driver, Load, Result } from './driver.ts';

const run = promisify(execFile);
const program = fileURLToPath(import.meta.resolve('autocannon/autocannon.js'));

interface Report {
  '2xx': number;
  non2xx: number;
  errors: number;
  duration: number;
  latency: { p50: number; p99: number };
}

export const autocannon: Driver = {
  name: 'autocannon',
  async run({ url, body, acceptEncoding, connections, seconds }: Load): Promise<Result> {
    const size = ['--json', '--no-progress', '--connections', String(connections), '--duration', String(seconds)];
    const content = body
      ? ['--method', 'POST', '--idReplacement', '--input', body.file, '--headers', `content-type=${body.contentType}`]
      : [];
    const accepts = acceptEncoding ? ['--headers', `accept-encoding=${acceptEncoding}`] : [];
    const { stdout } = await run(process.execPath, [program, ...size, ...content, ...accepts, url]);
    const report = JSON.parse(stdout) as Report;
    return {
      answered: report['2xx'],
      failed: report.non2xx + report.errors,
      seconds: report.duration,
      p50: report.latency.p50,
      p99: report.latency.p99,
    };
  },
};
