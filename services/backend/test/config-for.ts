import type { Config } from '../src/platform/config/config.schema';
import { loadConfig } from '../src/platform/config/load-config';

/** A whole set of settings for tests; every address leads nowhere. */
export const baseSettings = {
  NODE_ENV: 'test',
  SITE_URL: 'http://site.example',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
  QUEUE_URL: 'postgres://127.0.0.1:1/none',
  STORAGE_URL: 'file:///nonexistent',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Frontdoor <desk@plumbline.example>',
  COMPANY_NAME: 'Plumbline',
  EXAMPLE_COMPANY: 'yes',
  HR_MAIL_TO: 'hr@plumbline.example',
  ENQUIRIES_MAIL_TO: 'hello@plumbline.example',
  SESSION_SECRET: 'k2m5v8x1c4n7b0q3w6e9r2t5y8u1i4o7',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_APPLICATIONS: '0',
  RATE_LIMIT_FORMS: '0',
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_PASSWORD_RESETS: '0',
  CHALLENGE_AFTER: '0',
  UNDO_SECONDS: '0',
};

/** The configuration that these settings make, together with the given ones. */
export const configFor = (settings: Record<string, string>): Config => loadConfig({ ...baseSettings, ...settings });
