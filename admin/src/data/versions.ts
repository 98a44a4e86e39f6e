/**
 * The version to write over, for If-Match: that of the record as the person saw it. Lists are read again in the background,
 * so that whatever was read last may be newer than what stands in a form.
 */
export const versionSeen = (seen: unknown): number | undefined => {
  const { version } = (seen ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
};

/** The same of several records, by id. */
export const versionsSeen = (seen: readonly { id: string; version: number }[]): Record<string, number> =>
  Object.fromEntries(seen.map(({ id, version }) => [id, version]));
