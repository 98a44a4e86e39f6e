import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** A maintained S3 server that is a single Go program, for the storage suite. */
const version = '1.8.0';
const source = `github.com/versity/versitygw/cmd/versitygw@v${version}`;
/** A module proxy that does not answer shall cost the storage suite, not the whole run. */
const BUILD_LIMIT_MS = 300_000;

/** Where it lies: in the user's cache, once for all checkouts. Only `make prepare` builds it. */
export const s3Server = join(homedir(), '.cache', 'frontdoor', `versitygw-${version}`, 'versitygw');

function build(): boolean {
  process.stdout.write('building an S3 server for the storage suite (once, about a minute)\n');
  const env = { ...process.env, GOBIN: dirname(s3Server) };
  spawnSync('go', ['install', source], { env, stdio: 'inherit', timeout: BUILD_LIMIT_MS });
  return existsSync(s3Server);
}

if (import.meta.main && !existsSync(s3Server) && !build())
  process.stdout.write(`There is no S3 server: \`go install ${source}\` needs Go. Its tests will not run.\n`);
