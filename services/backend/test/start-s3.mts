import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { s3Server } from '../../../infra/ci/s3-server.ts';
import { findFreePort } from '../../../infra/local/process/find-free-port.ts';
import { stopProcess } from '../../../infra/local/process/stop-process.ts';
import { waitForPort } from './wait-for-port.mts';

/** An S3 of its own with one empty bucket. It is never built here; the error says what to do where there is none. */
export async function startS3(folder: string) {
  if (!existsSync(s3Server)) throw new Error('there is no S3 server here. `make prepare` builds it, with Go');
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
  const child = spawn(s3Server, args, { stdio: 'ignore' });
  const stop = () => stopProcess(child, 'SIGTERM', 5_000, 'SIGKILL');
  try {
    await waitForPort(port);
    await makeBucket(port, secret);
  } catch (error) {
    await stop();
    throw new Error(`the S3 server did not come up: ${String(error)}`, { cause: error });
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
