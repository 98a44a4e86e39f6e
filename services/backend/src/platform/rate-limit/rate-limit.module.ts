import { type DynamicModule, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { usedRules } from './limit-rate.decorator';
import { RateLimits, type RateRules } from './rate-limits';

/** Stops the start when a route asks for a rule that nobody has set. */
@Global()
@Module({})
export class RateLimitModule implements OnApplicationBootstrap {
  constructor(private readonly limits: RateLimits) {}

  static forRoot(rules: RateRules): DynamicModule {
    const limits = { provide: RateLimits, useValue: new RateLimits(rules) };
    return { module: RateLimitModule, providers: [limits], exports: [RateLimits] };
  }

  onApplicationBootstrap(): void {
    for (const rule of usedRules) this.limits.mostOf(rule);
  }
}
