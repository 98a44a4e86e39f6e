import { readFileSync, realpathSync, statSync } from 'node:fs';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { addressSettings, type Config, configSchema, migrateSchema, secretSettings } from './config.schema';
import { findSignInFaults } from './find-sign-in-faults';
import { isLoopback, isPlain, passwordOf } from './setting-types';

const SHORTEST_PASSWORD = 12;
const WRITABLE_BY_ALL = 0o002;
const READABLE_BY_ALL = 0o004;
/** Where container runtimes mount secrets, readable by everybody inside, which is the one process. */
const containerSecrets = '/run/secrets';

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((text) => `  - ${text}`).join('\n')}`);
  }
}

/** An empty variable counts as absent. @throws ConfigError that lists all problems by variable, without values */
export const loadConfig = (environment = process.env) => parseBy(configSchema, environment);

/** The same for the API, which also judges how people sign in: nobody asks the other processes. @throws ConfigError likewise */
export const loadApiConfig = (environment = process.env) => parseBy(configSchema, environment, findSignInFaults);

/** The same for `migrate`, which asks for less. @throws ConfigError likewise */
export const loadMigrateConfig = (environment = process.env) => parseBy(migrateSchema, environment);

function parseBy<Schema extends z.ZodObject>(
  schema: Schema,
  environment: NodeJS.ProcessEnv,
  findMore: (config: Partial<Config>) => string[] = () => [],
): z.infer<Schema> {
  const problems: string[] = [];
  const read = readSecretFiles(environment, Object.keys(schema.shape), problems);
  const filled = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const missing = filled[name] === undefined;
    if (missing && problems.some((text) => text.startsWith(`${name}_FILE`))) continue;
    problems.push(`${name} ${missing ? 'is not set' : issue.message.replace(/^Invalid input: /, '')}`);
  }
  if (parsed.success)
    problems.push(
      ...findShortPasswords(parsed.data),
      ...findLonelyMailbox(parsed.data),
      ...findMissingLogin(parsed.data),
      ...findMore(parsed.data),
    );
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  return parsed.data;
}

function findShortPasswords(config: Partial<Config>): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const isShort = (password: string) => password !== '' && password.length < SHORTEST_PASSWORD;
  const short = addressSettings.filter((name) => isShort(passwordOf(config[name] ?? '')));
  return short.map((name) => `${name} has a password of fewer than ${SHORTEST_PASSWORD} characters`);
}

/** Replies are read where they are sent to: a mailbox that is read and that no mail names would stay empty. */
function findLonelyMailbox({ IMAP_URL, REPLY_MAILBOX }: Partial<Config>): string[] {
  return IMAP_URL && !REPLY_MAILBOX ? ['REPLY_MAILBOX is not set: it is the address of the mailbox of IMAP_URL'] : [];
}

/** An address without a password means a login by tokens. */
function findMissingLogin({ IMAP_URL, MAIL_TOKEN_URL }: Partial<Config>): string[] {
  if (!IMAP_URL || MAIL_TOKEN_URL || passwordOf(IMAP_URL) !== '') return [];
  return ['IMAP_URL has a user and no password: give it one, or set MAIL_TOKEN_URL'];
}

/** Replaces each `<NAME>_FILE` by the content of the file, without its last line break. No problem tells a value. */
function readSecretFiles(environment: NodeJS.ProcessEnv, settings: string[], problems: string[]): NodeJS.ProcessEnv {
  const result = { ...environment };
  for (const name of secretSettings) {
    const path = environment[`${name}_FILE`];
    if (!path || !settings.includes(name)) continue;
    if (environment[name]) {
      problems.push(`${name} and ${name}_FILE are both set; keep one`);
      continue;
    }
    try {
      const fault = findSecretFileFault(path);
      if (fault) problems.push(`${name}_FILE ${fault}`);
      result[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown error'})`);
    }
  }
  return result;
}

/** @returns why a secret must not be taken from this file, or nothing. @throws an error of the file system */
export function findSecretFileFault(path: string, contained = containerSecrets): string | undefined {
  const { mode } = statSync(path);
  if (mode & WRITABLE_BY_ALL) return 'can be written by every user of this machine';
  const isContained = [path, realpathSync(path)].some((place) => place.startsWith(`${contained}/`));
  if (mode & READABLE_BY_ALL && !isContained) return 'can be read by every user of this machine (chmod 600)';
  return undefined;
}

/** Warns at the start of the API that an http address exposes the data of visitors and staff. */
export function warnOfPlainSite({ NODE_ENV, SITE_URL }: Pick<Config, 'NODE_ENV' | 'SITE_URL'>, logger: Logger): void {
  const { protocol, hostname } = new URL(SITE_URL);
  if (NODE_ENV !== 'production' || protocol === 'https:' || isLoopback(hostname)) return;
  logger.warn(
    { setting: 'SITE_URL' },
    'SITE_URL is an http address: passwords, cookies and applications travel unencrypted; put TLS in front and set https',
  );
}

/** Warns at the start of the API that somebody whom the provider gives no role any more may still have a password that logs in. */
export function warnOfPasswordsBesideRoles(
  { OIDC_ROLE_CLAIM, SIGN_IN_BY_PASSWORD }: Pick<Config, 'OIDC_ROLE_CLAIM' | 'SIGN_IN_BY_PASSWORD'>,
  logger: Logger,
): void {
  if (!OIDC_ROLE_CLAIM || SIGN_IN_BY_PASSWORD === 'no') return;
  logger.warn(
    { setting: 'SIGN_IN_BY_PASSWORD' },
    'OIDC_ROLE_CLAIM is set and passwords are on: people without a role at the identity provider still log in by password; set SIGN_IN_BY_PASSWORD=no',
  );
}

/** Warns at the start of the worker that mails travel unencrypted. */
export function warnOfPlainMail({ MAIL_URL, IMAP_URL }: Pick<Config, 'MAIL_URL' | 'IMAP_URL'>, logger: Logger): void {
  if (IMAP_URL && isPlain(IMAP_URL))
    logger.warn({ setting: 'IMAP_URL' }, 'IMAP_URL says tls=none: replies and the password travel unencrypted');
  if (!isPlain(MAIL_URL)) return;
  const what = new URL(MAIL_URL).username ? 'mails and the password for the mail server' : 'mails';
  logger.warn({ setting: 'MAIL_URL' }, `MAIL_URL says tls=none: ${what} travel unencrypted`);
}
