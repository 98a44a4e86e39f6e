import { z } from 'zod';
import {
  companyName,
  dkimSelectors,
  dnsServer,
  imapUrl,
  mailbox,
  mailUrl,
  operatorUrl,
  otlpHeaders,
  parseUrlSetting,
  scanSetting,
  secret,
  timeZone,
  tokenUrl,
  wordList,
} from './setting-types';

const origin = parseUrlSetting(['http:', 'https:']).transform((url) => url.origin);
const country = /^[A-Z]{2}$/;
const port = z.coerce.number().int().min(0).max(65535);

/** Every setting of every process. `.env.example` explains them to people; a test holds the two together. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  SITE_URL: origin,
  SHELLS_URL: origin.optional(),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(3000),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1'),
  WORKER_HEALTH_PORT: port.default(3001),
  VISITS_HOST: z.string().default('127.0.0.1'),
  VISITS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.default(0),
  DATABASE_URL: parseUrlSetting(['postgres:', 'postgresql:']).transform(String),
  DATABASE_OWNER_URL: parseUrlSetting(['postgres:', 'postgresql:']).transform(String).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(6).max(100).default(14),
  QUEUE_URL: parseUrlSetting(['redis:', 'rediss:', 'postgres:', 'postgresql:']).transform(String),
  STORAGE_URL: parseUrlSetting(['file:', 's3:']).transform(String),
  ACKNOWLEDGED_DIR: z.string().startsWith('/').optional(),
  MAIL_URL: mailUrl,
  MAIL_TOKEN_URL: tokenUrl.optional(),
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(40),
  MAIL_FROM: mailbox,
  DKIM_SELECTOR: dkimSelectors.optional(),
  DNS_SERVER: dnsServer.optional(),
  COMPANY_NAME: companyName,
  EXAMPLE_COMPANY: z.enum(['yes', 'no']).default('no'),
  HR_MAIL_TO: mailbox,
  ENQUIRIES_MAIL_TO: mailbox,
  IMAP_URL: imapUrl.optional(),
  REPLY_MAILBOX: mailbox.optional(),
  REPLY_MAILBOX_PLUS: z.enum(['yes', 'no']).default('no'),
  // Kinds of submission, which modules/notifications/find-recipients.use-case.ts knows.
  ACKNOWLEDGE: wordList.optional(),
  MAIL_FINAL_REPLY_SECONDS: z.coerce.number().positive().max(3_600).default(600),
  OPERATOR_MAIL_TO: mailbox.optional(),
  OPERATOR_MAIL_URL: mailUrl.optional(),
  OPERATOR_WEBHOOK_URL: operatorUrl.optional(),
  HEARTBEAT_URL: operatorUrl.optional(),
  REHEARSAL_HEARTBEAT_URL: operatorUrl.optional(),
  BACKUP_EXPECTED: z.enum(['yes', 'no']).optional(),
  MAIL_UNSURE_RETRY_SECONDS: z.coerce.number().positive().max(86_400).default(300),
  SESSION_SECRET: secret,
  SESSION_SECRET_PREVIOUS: secret.optional(),
  SIGN_IN_BY_PASSWORD: z.enum(['yes', 'no']).default('yes'),
  SIGN_IN_BY_PASSKEY: z.enum(['yes', 'no']).default('yes'),
  REQUIRE_TOTP: z.enum(['none', 'general', 'hr', 'all']).default('none'),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  RATE_LIMIT_APPLICATIONS: z.coerce.number().int().min(0).default(30),
  RATE_LIMIT_FORMS: z.coerce.number().int().min(0).default(30),
  RATE_LIMIT_SIGN_IN: z.coerce.number().int().min(0).default(60),
  RATE_LIMIT_PASSWORD_RESETS: z.coerce.number().int().min(0).default(5),
  SHARED_LIMITS: z.enum(['redis', 'postgres', 'off']).default('off'),
  CHALLENGE_AFTER: z.coerce.number().int().min(0).default(20),
  ENQUIRY_ASSIGNMENT_DAYS: z.coerce.number().int().min(0).max(60).default(0),
  UNDO_SECONDS: z.coerce.number().int().min(0).max(30).default(10),
  HR_MAIL_GRACE_SECONDS: z.coerce.number().int().min(0).default(600),
  SCAN: scanSetting,
  READER_URL: parseUrlSetting(['unix:']).optional(),
  COMPANY_COUNTRY: z.string().regex(country).default('IN'),
  COMPANY_TIME_ZONE: timeZone.default('Asia/Kolkata'),
  JOB_POSTS_NEED_PAY: z.enum(['yes', 'no']).default('no'),
  JOB_LIST_MAX_AGE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  OTEL_EXPORTER_OTLP_ENDPOINT: parseUrlSetting(['http:', 'https:']).transform(String).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Config = z.infer<typeof configSchema>;

/** The settings of `migrate`: the databases that it changes, those that it judges before that, and nothing of storage or sessions. */
export const migrateSchema = configSchema.pick({
  NODE_ENV: true,
  DATABASE_URL: true,
  DATABASE_OWNER_URL: true,
  DATABASE_POOL_SIZE: true,
  QUEUE_URL: true,
  SITE_URL: true,
  MAIL_URL: true,
  MAIL_FROM: true,
  COMPANY_NAME: true,
  EXAMPLE_COMPANY: true,
  HR_MAIL_TO: true,
  ENQUIRIES_MAIL_TO: true,
  LOG_LEVEL: true,
});

export type MigrateConfig = z.infer<typeof migrateSchema>;

export const addressSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'QUEUE_URL',
  'STORAGE_URL',
  'MAIL_URL',
  'MAIL_TOKEN_URL',
  'OPERATOR_MAIL_URL',
  'IMAP_URL',
] as const;

/** Settings that may come from a file named by `<NAME>_FILE`, as container secrets do. */
export const secretSettings = [
  ...addressSettings,
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OPERATOR_WEBHOOK_URL',
  'HEARTBEAT_URL',
  'REHEARSAL_HEARTBEAT_URL',
] as const;
