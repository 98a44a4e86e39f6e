/** A record as a deed over many has locked it. */
interface LockedRecord {
  id: string;
  version: number;
}

/** `versions` are those that the asker has read, by id; a record that is not named may have any. */
interface BulkRequest {
  ids: readonly string[];
  versions?: Record<string, number>;
}

/**
 * What stands in the way of a deed over many records, by the ids as they were asked for: `obstacleOf` tells it of a record, or of one that
 * is gone. A record that has another version than was read is an obstacle, too.
 */
export function findObstacles<One extends LockedRecord>(
  locked: readonly One[],
  { ids, versions = {} }: BulkRequest,
  obstacleOf: (one: One | undefined) => string | null,
): Record<string, string> {
  // Postgres writes ids in small letters.
  const readVersions = new Map(Object.entries(versions).map(([id, version]) => [id.toLowerCase(), version]));
  const found = new Map(locked.map((one) => [one.id, one]));
  const errors: Record<string, string> = {};
  for (const id of ids) {
    const one = found.get(id.toLowerCase());
    const readVersion = readVersions.get(id.toLowerCase());
    const isChanged = one !== undefined && readVersion !== undefined && readVersion !== one.version;
    const obstacle = obstacleOf(one) ?? (isChanged ? 'Somebody else has changed it meanwhile.' : null);
    if (obstacle) errors[id] = obstacle;
  }
  return errors;
}
