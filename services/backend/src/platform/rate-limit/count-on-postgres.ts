import type { Database } from '../database/database';
import { onlyRow, statement } from '../database/statement';
import type { RawReply, SharedStore } from './shared-counts';

const FORGET_EVERY_MS = 60_000;

const count = statement('shared-counts.count', 'SELECT count_shared($1::jsonb) AS replies');
const forget = statement('shared-counts.forget', 'DELETE FROM shared_counts WHERE ends_at <= now()');
const takePlace = statement('shared-counts.take-place', 'SELECT take_upload_place($1, $2, $3, $4) AS taken');
const leavePlace = statement('shared-counts.leave-place', 'DELETE FROM upload_places WHERE id = $1');

/** Counts in unlogged tables: Postgres does not write them to its log, and empties them after a crash. Windows end by its clock. */
export function countOnPostgres(database: Database): SharedStore {
  const timer = setInterval(() => void database.query(forget).catch(() => undefined), FORGET_EVERY_MS).unref();
  const store: SharedStore = {
    name: 'Postgres',
    ready: async () => void (await store.count([])),
    count: async (requests) => {
      // As `count_shared` reads them.
      const questions = requests.map(({ unless, counters }) => ({
        unless,
        counters: counters.map(({ key, lengthMs, most = 0, follows = false }) => [key, lengthMs, most, follows]),
      }));
      return onlyRow(await database.query<{ replies: RawReply[] }>(count, [JSON.stringify(questions)])).replies;
    },
    takePlace: async ({ id, leaseMs, counters }) => {
      const values = [id, counters.map(({ key }) => key), counters.map(({ most }) => most), leaseMs];
      return onlyRow(await database.query<{ taken: boolean }>(takePlace, values)).taken;
    },
    leavePlace: async ({ id }) => void (await database.query(leavePlace, [id])),
    close: async () => clearInterval(timer),
  };
  return store;
}
