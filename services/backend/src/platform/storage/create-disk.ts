import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A private disk for `file:///folder` or `s3://key:secret@host:port/bucket?region=…&tls=false`. The S3 client is loaded only when it is used. */
export async function createDisk(storageUrl: string): Promise<Disk> {
  const url = new URL(storageUrl);
  if (url.protocol === 'file:') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new Disk(new FSDriver({ location: fileURLToPath(url), visibility: 'private' }));
  }
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const client = new S3Client(s3Options(url));
  return new Disk(new S3Driver({ client, bucket: bucketOf(url), visibility: 'private', supportsACL: false }));
}

const bucketOf = (url: URL) => url.pathname.split('/')[1] ?? '';

/** Path style and no extra checksums, so that any S3 serves; time limits, so that a stuck one is an error and not silence. */
const s3Options = (url: URL) => ({
  endpoint: `${url.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
  region: url.searchParams.get('region') ?? 'us-east-1',
  credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: 20_000,
    socketTimeout: 20_000,
    throwOnRequestTimeout: true,
  },
});

/** Makes a file of a storage folder, and its name in the folder, outlive a power cut. Does nothing for other storages. */
export async function syncToDisk(storageUrl: string, key: string): Promise<void> {
  if (!storageUrl.startsWith('file:')) return;
  const file = join(fileURLToPath(storageUrl), key);
  for (const path of [file, dirname(file)]) {
    await using handle = await open(path, 'r');
    await handle.sync();
  }
}
