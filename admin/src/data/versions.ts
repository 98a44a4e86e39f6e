const known = new Map<string, number>();

const keyOf = (resource: string, id: unknown) => `${resource}/${String(id)}`;

const note = (resource: string, record: unknown) => {
  const { id, version } = (record ?? {}) as { id?: unknown; version?: unknown };
  if (typeof version === 'number') known.set(keyOf(resource, id), version);
};

/** Remembers the version of a record, or of each in a list. */
export const noteVersions = (resource: string, data: unknown): void => {
  if (Array.isArray(data)) for (const record of data) note(resource, record);
  else note(resource, data);
};

/**
 * The version to write over: of the record as the person saw it, else the last one that was read. Lists are read again in
 * the background, so that the last one may be newer than what stands in a form.
 */
export const versionSeen = (resource: string, id: unknown, seen: unknown): number | undefined => {
  const { version } = (seen ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : known.get(keyOf(resource, id));
};

/** The same of several records, by id; those that nobody has read have none. */
export const versionsSeen = (resource: string, ids: readonly unknown[], seen: readonly { id: unknown }[]) => {
  const byId = new Map(seen.map((record) => [record.id, record]));
  const versions = ids.map((id) => [String(id), versionSeen(resource, id, byId.get(id))] as const);
  return Object.fromEntries(versions.filter(([, version]) => version !== undefined));
};
