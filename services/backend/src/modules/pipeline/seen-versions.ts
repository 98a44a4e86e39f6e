import { isUUID } from 'class-validator';

export const MOST_MOVES = 200;
const FAULT = `Give versions of at most ${MOST_MOVES} applications, by id, as whole numbers.`;

const isVersion = (version: unknown) => Number.isInteger(version) && (version as number) > 0;

/** What is wrong with the versions that somebody says they have read, or null. */
export function findVersionsFault(given: unknown): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return FAULT;
  const versions = Object.entries(given);
  const areFine = versions.length <= MOST_MOVES && versions.every(([id, version]) => isUUID(id) && isVersion(version));
  return areFine ? null : FAULT;
}

/** By ids as Postgres writes them. */
export const toSeenVersions = (given: Record<string, number> = {}): Map<string, number> =>
  new Map(Object.entries(given).map(([id, version]) => [id.toLowerCase(), version]));
