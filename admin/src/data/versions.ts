/**
 * The version to overwrite, for If-Match: that of the record in the form. Not that of the last fetch, because lists are refetched
 * in the background and may be newer than the form.
 */
export const versionSeen = (seen: unknown): number | undefined => {
  const { version } = (seen ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
};

/** The same of several records, by id. */
export const versionsSeen = (seen: readonly { id: string; version: number }[]): Record<string, number> =>
  Object.fromEntries(seen.map(({ id, version }) => [id, version]));
