import { realpathSync, statSync } from 'node:fs';

const WRITABLE_BY_ALL = 0o002;
const READABLE_BY_ALL = 0o004;

/** Where container runtimes mount secrets, readable by everybody inside, which is the one process. */
const containerSecrets = '/run/secrets';

/** @returns why a secret must not be taken from this file, or nothing. @throws what the file system says */
export function findSecretFileFault(path: string, contained = containerSecrets): string | undefined {
  const { mode } = statSync(path);
  if (mode & WRITABLE_BY_ALL) return 'can be written by every user of this machine';
  const isContained = [path, realpathSync(path)].some((place) => place.startsWith(`${contained}/`));
  if (mode & READABLE_BY_ALL && !isContained) return 'can be read by every user of this machine (chmod 600)';
  return undefined;
}
