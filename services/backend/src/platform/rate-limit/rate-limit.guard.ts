import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ApiExtension } from '../http/contract/api-docs.decorators';
import { RateLimits } from './rate-limits';

export const rateRuleKey = 'rate-rule';

/** `request.ip` believes X-Forwarded-For as far as TRUST_PROXY says, and no further. */
@Injectable()
class RateLimitGuard implements CanActivate {
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

/** The names that routes ask for, collected while their classes are loaded. */
export const usedRules = new Set<string>();

/** Limits how often one address and its subnet may call this route, by the rule of that name. Anonymous calls cost nothing else before. */
export function LimitRate(rule: string) {
  usedRules.add(rule);
  return applyDecorators(SetMetadata(rateRuleKey, rule), UseGuards(RateLimitGuard), ApiExtension('x-rate-limit', rule));
}
