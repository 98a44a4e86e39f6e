import { readFileSync } from 'node:fs';
import { secretSettings } from './config.schema';
import { findSecretFileFault } from './find-secret-file-fault';

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
