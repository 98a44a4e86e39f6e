import { hash } from 'node:crypto';
import { type DynamicModule, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, configToken } from '../config/config.module';
import { Database } from '../database/database';
import { deriveSecret } from '../derive-secret';
import { loggerToken, type Logger } from '../log/log.module';
import { usedRules } from './rate-limit.guard';
import { RateLimits, type RateRules } from './rate-limits';
import { SharedCounts } from './shared-counts';
import type { SharedStore } from './shared-store';

const LENGTH = 22;

/**
 * Makes keys of 132 bits that hide the counted value: without the secret, addresses cannot be found by trying all of them. The
 * secret comes first and has one length, so nothing can be said twice; a whole HMAC would take twice as long.
 */
const hideKeyBy = (secret: Buffer) => {
  const before = secret.toString('base64url');
  return (text: string): string => hash('sha256', `${before} ${text}`, 'base64url').slice(0, LENGTH);
};

/**
 * Where SHARED_LIMITS says. Each is loaded where it is used: the library for Redis would take several megabytes of a process
 * that never speaks to it.
 * @throws Error when Redis is asked for and there is none.
 */
export async function openSharedStore(
  { QUEUE_URL, SHARED_LIMITS }: Pick<Config, 'QUEUE_URL' | 'SHARED_LIMITS'>,
  database: Database,
): Promise<SharedStore | undefined> {
  if (SHARED_LIMITS === 'off') return undefined;
  if (SHARED_LIMITS === 'postgres') return (await import('./count-on-postgres.js')).countOnPostgres(database);
  if (!QUEUE_URL.startsWith('redis')) throw new Error('SHARED_LIMITS is redis, and QUEUE_URL leads to no Redis');
  return (await import('./count-on-redis.js')).countOnRedis(QUEUE_URL);
}

/** Stops the start when a route names an unknown rule. */
@Global()
@Module({})
export class RateLimitModule implements OnApplicationBootstrap {
  constructor(private readonly limits: RateLimits) {}

  static forRoot(rules: RateRules): DynamicModule {
    const shared = {
      provide: SharedCounts,
      inject: [configToken, Database, loggerToken],
      useFactory: async (config: Config, database: Database, logger: Logger) => {
        const hide = hideKeyBy(deriveSecret(config.SESSION_SECRET, 'shared counts'));
        return new SharedCounts(await openSharedStore(config, database), hide, logger);
      },
    };
    const limits = {
      provide: RateLimits,
      inject: [SharedCounts],
      useFactory: (counts: SharedCounts) => new RateLimits(rules, counts),
    };
    return { module: RateLimitModule, providers: [shared, limits], exports: [RateLimits, SharedCounts] };
  }

  onApplicationBootstrap(): void {
    for (const rule of usedRules) this.limits.mostOf(rule);
  }
}
