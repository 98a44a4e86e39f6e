import type { TestApi } from '../start-api';

/** These say that somebody knocked, which they should. */
const saidOfRefusals = ['audit_log', 'sessions', 'login_attempts'];

/** A fingerprint of every other table. */
export async function snapshotOf(api: TestApi): Promise<Record<string, string | null>> {
  const tables = await api.sql<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> ALL($1) ORDER BY 1`,
    [saidOfRefusals],
  );
  const hashes = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, (SELECT md5(string_agg(t::text, ',' ORDER BY t::text)) FROM "${name}" t) AS hash`,
  );
  const [row] = await api.sql<{ all: Record<string, string | null> }>(
    `SELECT json_object_agg(name, hash) AS all FROM (${hashes.join(' UNION ALL ')}) hashes`,
  );
  return row!.all;
}

/** The entries of the audit log that these requests have left, besides refusals. */
export const deedsOf = async (api: TestApi, requestIds: string[]): Promise<string[]> => {
  const sql = `SELECT DISTINCT action FROM audit_log WHERE request_id = ANY($1) AND action <> ALL ('{access.refused,session.forged}')`;
  return (await api.sql<{ action: string }>(sql, [requestIds])).map(({ action }) => action);
};
