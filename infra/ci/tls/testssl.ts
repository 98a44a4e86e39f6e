import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../local/process/run-to-end.ts';

/** https://github.com/testssl/testssl.sh; Debian has it as a package. */
const tool = 'testssl';
export const hasTestssl = !spawnSync(tool, ['--version']).error;

const OF_THE_AUTHORITY = 'certificates of this authority live for twelve hours, and it has no list of revoked ones';

/** Findings that are no weakness of the server, and why. */
export const explained: ReadonlyMap<string, string> = new Map([
  ['cert_expirationStatus', OF_THE_AUTHORITY],
  ['cert_notAfter', OF_THE_AUTHORITY],
  ['cert_revocation', OF_THE_AUTHORITY],
  ['BREACH', 'no answer has both a secret that lasts and text that a stranger chose'],
]);

interface Finding {
  id: string;
  severity: string;
  finding: string;
}

/** What testssl.sh finds at a name and port of this machine. `authority` is a certificate in PEM, which is trusted. */
export async function askTestssl(nameAndPort: string, authority: string): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'testssl-'));
  const report = join(folder, 'report.json');
  const trusted = join(folder, 'authority.pem');
  writeFileSync(trusted, authority);
  // It ends with the number of its findings.
  const options = ['--warnings', 'off', '--quiet', '--ip', '127.0.0.1', '--add-ca', trusted, '--jsonfile', report];
  await runToEnd('sh', ['-c', `${tool} "$@" >/dev/null 2>&1 || true`, tool, ...options, nameAndPort]);
  const found = JSON.parse(readFileSync(report, 'utf8')) as Finding[];
  rmSync(folder, { recursive: true });
  return found;
}
