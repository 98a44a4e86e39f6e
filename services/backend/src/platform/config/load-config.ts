import type { z } from 'zod';
import { type Config, configSchema, type MigrateConfig, migrateSchema } from './config.schema';
import { type Environment, readSecretFiles } from './read-secret-files';
import { passwordOf } from './setting-types';

const SHORTEST = 12;
const addresses = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'QUEUE_URL', 'STORAGE_URL', 'MAIL_URL'] as const;

/** In production a password inside an address needs some length. @returns one problem a setting, by its name. */
function findShortPasswords(config: Partial<Config>): string[] {
  if (config.NODE_ENV !== 'production') return [];
  const isShort = (password: string) => password !== '' && password.length < SHORTEST;
  const short = addresses.filter((name) => isShort(passwordOf(config[name] ?? '')));
  return short.map((name) => `${name} has a password of fewer than ${SHORTEST} characters`);
}

export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((text) => `  - ${text}`).join('\n')}`);
  }
}

/**
 * Parses the whole environment once. An empty variable counts as absent.
 * @throws ConfigError that lists all problems by the variable's name; values never appear in it.
 */
export const loadConfig = (environment: Environment = process.env): Config => parseBy(configSchema, environment);

/** The same for `migrate`, which asks for less. @throws ConfigError likewise */
export const loadMigrateConfig = (environment: Environment = process.env): MigrateConfig =>
  parseBy(migrateSchema, environment);

function parseBy<Shape extends typeof migrateSchema.shape>(
  schema: z.ZodObject<Shape>,
  environment: Environment,
): z.infer<z.ZodObject<Shape>> {
  const files = readSecretFiles(environment, Object.keys(schema.shape));
  const filled = Object.fromEntries(Object.entries(files.environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(filled);
  const problems = [...files.problems];
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const missing = filled[name] === undefined;
    if (missing && files.problems.some((text) => text.startsWith(`${name}_FILE`))) continue;
    problems.push(`${name} ${missing ? 'is not set' : issue.message.replace(/^Invalid input: /, '')}`);
  }
  if (parsed.success) problems.push(...findShortPasswords(parsed.data as Partial<Config>));
  if (problems.length > 0 || !parsed.success) throw new ConfigError(problems);
  return parsed.data;
}
