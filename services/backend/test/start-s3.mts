import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { waitForPort } from './wait-for-port.mts';

/** A maintained S3 server that is a single Go program; built once and kept in the user's cache. */
const source = 'github.com/versity/versitygw/cmd/versitygw@v1.8.0';
/** A module proxy that does not answer shall cost the storage suite, not the whole run. */
const BUILD_LIMIT_MS = 300_000;
const cache = join(homedir(), '.cache', 'frontdoor', 'versitygw-1.8.0');

function findServer(): string | null {
  const binary = join(cache, 'versitygw');
  if (existsSync(binary)) return binary;
  if (spawnSync('go', ['version']).status !== 0) return null;
  console.log('Building an S3 server for the storage suite (once, about a minute)');
  const env = { ...process.env, GOBIN: cache };
  const built = spawnSync('go', ['install', source], { env, stdio: 'inherit', timeout: BUILD_LIMIT_MS });
  return built.status === 0 ? binary : null;
}

/** An S3 of its own with one empty bucket, or null where none can be had. */
export async function startS3(folder: string) {
  const server = findServer();
  if (!server) return null;
  mkdirSync(join(folder, 'sidecar'), { recursive: true });
  mkdirSync(join(folder, 'data'));
  const port = await findFreePort(0);
  const secret = randomBytes(24).toString('hex');
  const args = [
    '--port',
    `127.0.0.1:${port}`,
    '--access',
    'frontdoor',
    '--secret',
    secret,
    '--quiet',
    'posix',
    '--sidecar',
    join(folder, 'sidecar'),
    join(folder, 'data'),
  ];
  const child = spawn(server, args, { stdio: 'ignore' });
  const stop = () => stopProcess(child, 'SIGTERM', 5_000, 'SIGKILL');
  try {
    await waitForPort(port);
    await makeBucket(port, secret);
  } catch (error) {
    console.log(`The S3 server did not come up: ${String(error)}`);
    await stop();
    return null;
  }
  return { url: `s3://frontdoor:${secret}@127.0.0.1:${port}/resumes?tls=false`, stop };
}

async function makeBucket(port: number, secret: string): Promise<void> {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    forcePathStyle: true,
    requestHandler: { requestTimeout: 10_000, throwOnRequestTimeout: true },
    credentials: { accessKeyId: 'frontdoor', secretAccessKey: secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: 'resumes' }));
  client.destroy();
}
