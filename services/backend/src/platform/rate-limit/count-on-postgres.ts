import type { Database } from '../database/database';
import { onlyRow, statement } from '../database/statement';
import type { Ask, Place, RawReply, SharedStore } from './shared-store';

const FORGET_EVERY_MS = 60_000;

const count = statement('shared-counts.count', 'SELECT count_shared($1::jsonb) AS replies');
const forget = statement('shared-counts.forget', 'DELETE FROM shared_counts WHERE ends_at <= now()');
const takePlace = statement('shared-counts.take-place', 'SELECT take_upload_place($1, $2, $3, $4) AS taken');
const leavePlace = statement('shared-counts.leave-place', 'DELETE FROM upload_places WHERE id = $1');

/** Counts in tables that no disk waits for and that are empty after a crash of Postgres, by the clock of Postgres. */
export function countOnPostgres(database: Database): SharedStore {
  const sweep = () => void database.query(forget).catch(() => undefined);
  const timer = setInterval(sweep, FORGET_EVERY_MS).unref();
  const countAll = async (asks: Ask[]) =>
    onlyRow(await database.query<{ replies: RawReply[] }>(count, [JSON.stringify(asks.map(asJson))])).replies;
  return {
    name: 'Postgres',
    ready: async () => void (await countAll([])),
    count: countAll,
    takePlace: async ({ id, leaseMs, counters }: Place) => {
      const values = [id, counters.map(({ key }) => key), counters.map(({ most }) => most), leaseMs];
      return onlyRow(await database.query<{ taken: boolean }>(takePlace, values)).taken;
    },
    leavePlace: async ({ id }) => void (await database.query(leavePlace, [id])),
    close: async () => clearInterval(timer),
  };
}

/** As `count_shared` reads it. */
const asJson = ({ unless, counters }: Ask) => ({
  unless,
  counters: counters.map(({ key, lengthMs, most = 0, follows = false }) => [key, lengthMs, most, follows]),
});
