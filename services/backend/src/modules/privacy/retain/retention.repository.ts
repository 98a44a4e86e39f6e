import type { Sql } from '../../../platform/database/database';
import { hasRow, listRows, oneRow, queries, run } from '../../../platform/database/queries';
import { type KeepDays, type RetentionKind, retentionKinds } from './retention-rules';

export interface Retention {
  keepDays: KeepDays;
  /** Of all rules together. */
  version: number;
}

export interface Round {
  startedAt: Date | null;
  endedAt: Date | null;
  removed: Partial<Record<RetentionKind, number>> | null;
}

interface Rule {
  kind: string;
  keepDays: number | null;
  version: number;
}

const rules = 'SELECT kind, keep_days AS "keepDays", version FROM retention_rules';

export const retention = queries('retention', {
  read: listRows<Rule>(rules),
  lock: listRows<Rule>(`${rules} ORDER BY kind FOR UPDATE`),

  /** `keepDays` is a JSON text. */
  save: run<[keepDays: string]>(`
    UPDATE retention_rules SET keep_days = ($1::jsonb->>kind)::integer, version = version + 1`),

  /** True for one of all workers, once a day. A round that has not ended after an hour was cut short. */
  beginRound: hasRow(`
    UPDATE retention_rounds SET started_at = now(), ended_at = NULL
    WHERE started_at IS NULL OR started_at < now() - CASE WHEN ended_at IS NULL THEN interval '1 hour' ELSE interval '23 hours' END
    RETURNING id`),

  /** `removed` is a JSON text. */
  endRound: run<[removed: string]>('UPDATE retention_rounds SET ended_at = now(), removed = $1'),

  findRound: oneRow<Round>('SELECT started_at AS "startedAt", ended_at AS "endedAt", removed FROM retention_rounds'),
});

export async function readRules(sql: Sql, read = retention.read): Promise<Retention> {
  const found = await read(sql);
  const daysOf = (kind: RetentionKind) => found.find((rule) => rule.kind === kind)?.keepDays ?? null;
  const keepDays = Object.fromEntries(retentionKinds.map((kind) => [kind, daysOf(kind)])) as KeepDays;
  return { keepDays, version: Math.max(...found.map(({ version }) => version)) };
}
