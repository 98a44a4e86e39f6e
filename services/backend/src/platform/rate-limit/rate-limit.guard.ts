import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { RateLimits } from './rate-limits';

export const rateRuleKey = 'rate-rule';

/** `request.ip` believes X-Forwarded-For as far as TRUST_PROXY says, and no further. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const rule = this.reflector.get<string>(rateRuleKey, context.getHandler());
    await this.limits.take(rule, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}
