import type { Sql } from '../../../platform/database/database';
import { hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { ChangedMeanwhile } from '../../../platform/http/listing/record-version';
import { forEachKind } from '../../submissions/kinds.facts';

const { application, ...enquiries } = forEachKind(() => 30);

/** The kinds of records that are kept for a time, in the order of the page, with the shortest time in days that makes sense. */
export const leastDays = {
  /** Counted from the last move to another stage. */
  application,
  'hired-application': application,
  ...enquiries,
  /** Suspected spam: enquiries judged or not, applications only once a person has discarded them, and from then on. */
  held: 7,
  /** Counted from when it was withdrawn; one in use is kept. */
  referral: 30,
  /** Of mails that are sent, skipped or given up. */
  delivery: 30,
  /** Only events whose jobs are all done. One goes with the records of its mails at the earliest, so the rule says no fewer days. */
  event: 7,
  /** Postgres itself refuses to shorten the log of the last year. */
  'audit-entry': 366,
} as const;

export type RetentionKind = keyof typeof leastDays;
export const retentionKinds = Object.keys(leastDays) as RetentionKind[];

/** How many days each kind is kept; null for ever. */
export type KeepDays = Record<RetentionKind, number | null>;

export type Removed = Partial<Record<RetentionKind, number>>;
/** `nextAt` is the earliest time of the next one, past where no worker has begun it yet; null before the first, which comes within the hour. */
type Round = { startedAt: Date | null; endedAt: Date | null; nextAt: Date | null; removed: Removed | null };
type Rule = { kind: string; keepDays: number | null; version: number };
const rules = 'SELECT kind, keep_days AS "keepDays", version FROM retention_rules';

/** A round that has not ended after an hour was cut short. */
const nextAt = `started_at + CASE WHEN ended_at IS NULL THEN interval '1 hour' ELSE interval '23 hours' END`;

export const retention = queries('retention', {
  read: listRows<Rule>(rules),
  lock: listRows<Rule>(`${rules} ORDER BY kind FOR UPDATE`),

  /** `keepDays` is a JSON text. */
  save: run<[keepDays: string]>(`
    UPDATE retention_rules SET keep_days = ($1::jsonb->>kind)::integer, version = version + 1`),

  /** True for one of all workers, once a day. */
  beginRound: hasRow(`
    UPDATE retention_rounds SET started_at = now(), ended_at = NULL
    WHERE started_at IS NULL OR ${nextAt} < now()
    RETURNING id`),

  /** `removed` is a JSON text. */
  endRound: run<[removed: string]>('UPDATE retention_rounds SET ended_at = now(), removed = $1'),

  findRound: oneRow<Round>(`
    SELECT started_at AS "startedAt", ended_at AS "endedAt", ${nextAt} AS "nextAt", removed
    FROM retention_rounds`),
});

/** The version is that of all rules together. */
export async function readRules(sql: Sql, read = retention.read) {
  const rows = await read(sql);
  const daysOf = (kind: RetentionKind) => rows.find((rule) => rule.kind === kind)?.keepDays ?? null;
  const keepDays = Object.fromEntries(retentionKinds.map((kind) => [kind, daysOf(kind)])) as KeepDays;
  return { keepDays, version: Math.max(...rows.map(({ version }) => version)) };
}

/** The rules and the last round, as administrators see them. */
export type Retention = { keepDays: KeepDays; version: number; lastRound: Round };

export const readRetention = async (sql: Sql): Promise<Retention> => ({
  ...(await readRules(sql)),
  lastRound: await retention.findRound(sql),
});

const isShorter = (days: number | null, than: number | null) => days !== null && (than === null || days < than);
const textOf = (days: number | null) => (days === null ? 'for good' : `at least ${days} days`);

/**
 * Kinds that are not named stay, but for events, which are kept along with the records of their mails. `version` is what the caller
 * has read, null for any. @throws ChangedMeanwhile, ValidationFailed
 */
export async function changeRules(tx: Sql, changes: Partial<KeepDays>, version: number | null) {
  const { keepDays: before, version: present } = await readRules(tx, retention.lock);
  if (version !== null && version !== present) throw new ChangedMeanwhile();
  const after = { ...before, ...changes };
  if (isShorter(after.event, after.delivery)) {
    if (changes.event !== undefined)
      throw new ValidationFailed({
        keepDays: `event: events are kept as long as the records of their mails: ${textOf(after.delivery)}.`,
      });
    after.event = after.delivery;
  }
  await retention.save(tx, JSON.stringify(after));
  return { before, after };
}
