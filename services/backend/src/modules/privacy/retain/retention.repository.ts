import { Injectable } from '@nestjs/common';
import { Database, type Sql } from '../../../platform/database/database';
import { onlyRow, statement } from '../../../platform/database/statement';
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

const read = statement('retention.read', 'SELECT kind, keep_days AS "keepDays", version FROM retention_rules');
const lock = statement('retention.lock', `${read.text} ORDER BY kind FOR UPDATE`);
const save = statement(
  'retention.save',
  'UPDATE retention_rules SET keep_days = ($1::jsonb->>kind)::integer, version = version + 1',
);
/** A round that has not ended after an hour was cut short. */
const beginRound = statement(
  'retention.begin-round',
  `UPDATE retention_rounds SET started_at = now(), ended_at = NULL
   WHERE started_at IS NULL OR started_at < now() - CASE WHEN ended_at IS NULL THEN interval '1 hour' ELSE interval '23 hours' END
   RETURNING id`,
);
const endRound = statement('retention.end-round', 'UPDATE retention_rounds SET ended_at = now(), removed = $1');
const findRound = statement(
  'retention.find-round',
  'SELECT started_at AS "startedAt", ended_at AS "endedAt", removed FROM retention_rounds',
);

const findMoment = statement('retention.find-moment', 'SELECT now() - make_interval(days => $1) AS at');

interface Rule {
  kind: string;
  keepDays: number | null;
  version: number;
}

@Injectable()
export class RetentionRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<Retention> {
    return toRetention(await this.database.query<Rule>(read));
  }

  async lock(tx: Sql): Promise<Retention> {
    return toRetention(await tx.query<Rule>(lock));
  }

  async save(tx: Sql, keepDays: KeepDays): Promise<void> {
    await tx.query(save, [JSON.stringify(keepDays)]);
  }

  /** True for one of all workers, once a day. */
  async beginRound(): Promise<boolean> {
    return (await this.database.query(beginRound)).length > 0;
  }

  /** By the database's clock, because the clocks of the processes may differ. */
  async findMomentBefore(days: number): Promise<Date> {
    return onlyRow(await this.database.query<{ at: Date }>(findMoment, [days])).at;
  }

  async endRound(removed: object): Promise<void> {
    await this.database.query(endRound, [JSON.stringify(removed)]);
  }

  async findRound(): Promise<Round> {
    return onlyRow(await this.database.query<Round>(findRound));
  }
}

function toRetention(rules: Rule[]): Retention {
  const daysOf = (kind: RetentionKind) => rules.find((rule) => rule.kind === kind)?.keepDays ?? null;
  const keepDays = Object.fromEntries(retentionKinds.map((kind) => [kind, daysOf(kind)])) as KeepDays;
  return { keepDays, version: Math.max(...rules.map(({ version }) => version)) };
}
