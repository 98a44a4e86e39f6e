import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { ConfigError } from '../config/load-config';
import { InjectLogger, type Logger } from '../log/log.module';
import { within } from '../within';
import { createDisk } from './create-disk';

/** The error codes of S3 servers for an unknown key or a wrong secret. A key with too few rights gets other codes. */
const refusals = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'XAdminUserNotFound']);
const LIMIT_MS = 5_000;

/**
 * Refuses to start when the storage does not know our key, because waiting does not mend that. A storage that cannot be
 * reached is only logged: nothing is lost meanwhile. @throws ConfigError
 */
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
      await within(LIMIT_MS, disk.listAll(''));
    } catch (err) {
      const refusal = findRefusal(err);
      if (refusal) throw new ConfigError([`STORAGE_URL has a key or a secret that the storage refuses (${refusal})`]);
      this.logger.warn({ err }, 'the storage could not be asked whether it knows our key');
    }
  }
}

function findRefusal(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { name, Code, cause } = error as { name?: string; Code?: string; cause?: unknown };
  return [name, Code].find((word) => refusals.has(word ?? '')) ?? findRefusal(cause);
}
