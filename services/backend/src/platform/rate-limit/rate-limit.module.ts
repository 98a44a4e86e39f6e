import { type DynamicModule, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { configToken } from '../config/config.module';
import type { Config } from '../config/config.schema';
import { Database } from '../database/database';
import { deriveSecret } from '../derive-secret';
import { loggerToken } from '../log/log.module';
import { hideKeyBy } from './hide-key';
import { usedRules } from './limit-rate.decorator';
import { openSharedStore } from './open-shared-store';
import { RateLimits, type RateRules } from './rate-limits';
import { SharedCounts } from './shared-counts';

/** Stops the start when a route asks for a rule that nobody has set. */
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
