import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiExtension } from '../http/contract/api-docs.decorators';
import { RateLimitGuard, rateRuleKey } from './rate-limit.guard';

/** The names that routes ask for, collected while their classes are loaded. */
export const usedRules = new Set<string>();

/** Limits how often one address and its neighbourhood may call this route, by the rule of that name. Anonymous calls cost nothing else before. */
export function LimitRate(rule: string) {
  usedRules.add(rule);
  return applyDecorators(SetMetadata(rateRuleKey, rule), UseGuards(RateLimitGuard), ApiExtension('x-rate-limit', rule));
}
