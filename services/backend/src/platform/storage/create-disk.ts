import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Disk } from 'flydrive';
import { type Config, InjectConfig } from '../config/config.module';
import { ConfigError } from '../config/load-config';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';

/** A private disk for `file:///folder` or `s3://key:secret@host:port/bucket?region=…&tls=false`. The S3 client is loaded only when it is used. */
export async function createDisk(storageUrl: string): Promise<Disk> {
  const url = new URL(storageUrl);
  if (url.protocol === 'file:') {
    const { FSDriver } = await import('flydrive/drivers/fs');
    return new Disk(new FSDriver({ location: fileURLToPath(url), visibility: 'private' }));
  }
  const [{ S3Driver }, { S3Client }] = await Promise.all([import('flydrive/drivers/s3'), import('@aws-sdk/client-s3')]);
  const [client, bucket = ''] = [new S3Client(s3Options(url)), url.pathname.split('/')[1]];
  return new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
}

const timeLimits = {
  connectionTimeout: 3_000,
  requestTimeout: 20_000,
  socketTimeout: 20_000,
  throwOnRequestTimeout: true,
};

/** Path style and no extra checksums, so that any S3 serves; time limits, so that a stuck one is an error and not silence. */
const s3Options = (url: URL) => ({
  endpoint: `${url.searchParams.get('tls') === 'false' ? 'http' : 'https'}://${url.host}`,
  region: url.searchParams.get('region') ?? 'us-east-1',
  credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
  forcePathStyle: true,
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  maxAttempts: 2,
  requestHandler: timeLimits,
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

/** The error codes of S3 servers for an unknown key or a wrong secret. A key with too few rights gets other codes. */
const refusals = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'XAdminUserNotFound']);

/** Refuses to start with a key that the storage does not know: waiting does not mend that. @throws ConfigError */
@Injectable()
export class RefuseWrongKey implements OnModuleInit {
  constructor(
    @InjectConfig() private readonly config: Config,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async onModuleInit(): Promise<void> {
    const { STORAGE_URL } = this.config;
    if (!STORAGE_URL.startsWith('s3:')) return;
    try {
      const disk = await createDisk(STORAGE_URL);
      await within(5_000, disk.listAll(''));
    } catch (err) {
      const refusal = wordsOf(err).find((word) => refusals.has(word));
      if (refusal) throw new ConfigError([`STORAGE_URL has a key or a secret that the storage refuses (${refusal})`]);
      this.logger.warn({ err }, 'the storage could not be asked whether it knows our key');
    }
  }
}

/** What the file system or S3 calls a failure: the words of an error and of its causes. */
export function wordsOf(error: unknown): string[] {
  if (typeof error !== 'object' || error === null) return [];
  const { code, name, Code, cause } = error as { code?: string; name?: string; Code?: string; cause?: unknown };
  return [code ?? '', name ?? '', Code ?? '', ...wordsOf(cause)];
}
