import { hash } from 'node:crypto';
import {
  applyDecorators,
  type CanActivate,
  type DynamicModule,
  type ExecutionContext,
  Global,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { type Config, configToken } from '../config/config.module';
import { Database } from '../database/database';
import { deriveSecret } from '../derive-secret';
import { ApiExtension } from '../http/contract/api-docs.decorators';
import { loggerToken, type Logger } from '../log/log.module';
import { RateLimits, type RateRules } from './rate-limits';
import { SharedCounts, type SharedStore } from './shared-counts';

export const rateRuleKey = 'rate-rule';

/** `request.ip` believes X-Forwarded-For as far as TRUST_PROXY says, and no further. */
@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = Reflect.getMetadata(rateRuleKey, context.getHandler()) as string;
    await this.limits.take(rule, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}

/** The names that routes ask for, collected while their classes are loaded. */
const usedRules = new Set<string>();

/** Limits how often one address and its subnet may call this route, by the rule of that name. Anonymous calls cost nothing else before. */
export function LimitRate(rule: string) {
  usedRules.add(rule);
  return applyDecorators(SetMetadata(rateRuleKey, rule), UseGuards(RateLimitGuard), ApiExtension('x-rate-limit', rule));
}

/** 132 bits that hide a value. The secret has one length, so nothing can be said twice; an HMAC takes twice as long. */
const hideKeyBy = (secret: string) => (text: string) => hash('sha256', `${secret} ${text}`, 'base64url').slice(0, 22);

/** Loaded where it is used: a library for Redis takes megabytes. @throws Error when Redis is asked for, not there */
export async function openSharedStore(
  { QUEUE_URL, SHARED_LIMITS }: Pick<Config, 'QUEUE_URL' | 'SHARED_LIMITS'>,
  database: Database,
): Promise<SharedStore | undefined> {
  if (SHARED_LIMITS === 'off') return undefined;
  if (SHARED_LIMITS === 'postgres') return (await import('./count-on-postgres.js')).countOnPostgres(database);
  if (!QUEUE_URL.startsWith('redis')) throw new Error('SHARED_LIMITS is redis, and QUEUE_URL leads to no Redis');
  return (await import('./count-on-redis.js')).countOnRedis(QUEUE_URL);
}

@Global()
@Module({})
export class RateLimitModule implements OnApplicationBootstrap {
  constructor(private readonly limits: RateLimits) {}

  static forRoot(rules: RateRules): DynamicModule {
    const openCounts = async (config: Config, database: Database, logger: Logger) => {
      const hide = hideKeyBy(deriveSecret(config.SESSION_SECRET, 'shared counts').toString('base64url'));
      return new SharedCounts(await openSharedStore(config, database), hide, logger);
    };
    const inject = [configToken, Database, loggerToken];
    const shared = { provide: SharedCounts, inject, useFactory: openCounts };
    const makeLimits = (counts: SharedCounts) => new RateLimits(rules, counts);
    const limits = { provide: RateLimits, inject: [SharedCounts], useFactory: makeLimits };
    return { module: RateLimitModule, providers: [shared, limits], exports: [RateLimits, SharedCounts] };
  }

  onApplicationBootstrap(): void {
    for (const rule of usedRules) this.limits.mostOf(rule);
  }
}
