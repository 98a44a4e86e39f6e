import { forEachKind } from './modules/submissions/kinds.facts';
import type { Config } from './platform/config/config.schema';
import type { RateRules } from './platform/rate-limit/rate-limits';

/** A page whose policy stops something sends a report for each; what comes beyond is not counted. */
const CSP_REPORTS = 60;

/** How often one address may call a route, in a minute. The names are those that routes give to `@LimitRate(...)`. */
export const rateRules = (config: Config): RateRules => ({
  ...forEachKind((kind) => (kind === 'application' ? config.RATE_LIMIT_APPLICATIONS : config.RATE_LIMIT_FORMS)),
  challenge: config.RATE_LIMIT_FORMS,
  'interview-answer': config.RATE_LIMIT_FORMS,
  'post-image': config.RATE_LIMIT_FORMS,
  'csp-report': CSP_REPORTS,
  // A visit to the identity provider has a count for its way there and one for its way back, which would end on an error otherwise.
  'provider-answer': config.RATE_LIMIT_SIGN_IN,
  'sign-in': config.RATE_LIMIT_SIGN_IN,
  'password-reset': config.RATE_LIMIT_PASSWORD_RESETS,
});
