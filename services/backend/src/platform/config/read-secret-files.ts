import { readFileSync, realpathSync, statSync } from 'node:fs';
import { secretSettings } from './config.schema';

const WRITABLE_BY_ALL = 0o002;
const READABLE_BY_ALL = 0o004;

/** Where container runtimes mount secrets, readable by everybody inside, which is the one process. */
const containerSecrets = '/run/secrets';

/** @returns why a secret must not be taken from this file, or nothing. @throws an error of the file system */
export function findSecretFileFault(path: string, contained = containerSecrets): string | undefined {
  const { mode } = statSync(path);
  if (mode & WRITABLE_BY_ALL) return 'can be written by every user of this machine';
  const isContained = [path, realpathSync(path)].some((place) => place.startsWith(`${contained}/`));
  if (mode & READABLE_BY_ALL && !isContained) return 'can be read by every user of this machine (chmod 600)';
  return undefined;
}

export type Environment = Record<string, string | undefined>;

/**
 * Of the given settings, replaces each `<NAME>_FILE` by the content of the file, without its last line break.
 * Problems are returned as texts that name the variable, never its value.
 */
export function readSecretFiles(
  environment: Environment,
  wanted: string[],
): { environment: Environment; problems: string[] } {
  const result = { ...environment };
  const problems: string[] = [];
  for (const name of secretSettings.filter((secret) => wanted.includes(secret))) {
    const path = environment[`${name}_FILE`];
    if (!path) continue;
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
  return { environment: result, problems };
}
