import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { forEachKind, type SubmissionKind } from '../../submissions/kinds.facts';

/** Locks in the order of ids, so that two removals cannot deadlock. */
const lock = forEachKind((kind, { table }) =>
  statement(
    `removals.lock-${kind}`,
    `SELECT id, reference FROM ${table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
  ),
);
/** Runs before the applications are locked: the same order as the jobs that write about resumes. */
const lockResumes = statement(
  'removals.lock-resumes',
  'SELECT FROM resumes WHERE application_id = ANY($1::uuid[]) ORDER BY application_id FOR UPDATE',
);
/** Mails to an applicant have the mail as their event's subject. */
const subjects =
  'SELECT unnest($1::uuid[]) UNION ALL SELECT id FROM stage_mails WHERE application_id = ANY($1::uuid[])';
/** Locks the events, so that a mail that is opened for one of them is either seen below or fails because its subject is gone. */
const lockEvents = statement(
  'removals.lock-events',
  `SELECT FROM outbox WHERE subject_id IN (${subjects}) ORDER BY id FOR UPDATE`,
);
const wantObjectsGone = statement(
  'removals.want-objects-gone',
  `INSERT INTO object_deletions (key) SELECT unnest($1::text[])
   ON CONFLICT (key) DO UPDATE SET due_at = now(), removed_at = NULL`,
);
const remember = statement(
  'removals.remember-resumes',
  'INSERT INTO erased_resumes (key_hash) SELECT unnest($1::bytea[]) ON CONFLICT DO NOTHING',
);
const removeDeliveries = statement(
  'removals.remove-deliveries',
  `DELETE FROM deliveries WHERE subject_id = ANY($1::uuid[])
     OR event_id IN (SELECT id FROM outbox WHERE subject_id IN (${subjects}))`,
);
const removeEvents = statement('removals.remove-events', `DELETE FROM outbox WHERE subject_id IN (${subjects})`);
const forgetAnswers = statement(
  'removals.forget-answers',
  `DELETE FROM idempotency_keys WHERE answer->>'reference' = ANY($1::text[])`,
);
const remove = forEachKind((kind, { table }) =>
  statement(`removals.remove-${kind}`, `DELETE FROM ${table} WHERE id = ANY($1::uuid[])`),
);

/** The statements that take a submission out of the database; what only refers to it goes by its foreign keys. */
@Injectable()
export class RemovalsRepository {
  /** Those that exist, locked against everybody else. */
  lock(tx: Sql, kind: SubmissionKind, ids: readonly string[]): Promise<{ id: string; reference: string }[]> {
    return tx.query(lock[kind], [ids]);
  }

  async lockResumes(tx: Sql, applicationIds: readonly string[]): Promise<void> {
    await tx.query(lockResumes, [applicationIds]);
  }

  /** From the commit on, each of these objects will be removed, whatever happens to this process. */
  async wantObjectsGone(tx: Sql, keys: readonly string[]): Promise<void> {
    await tx.query(wantObjectsGone, [keys]);
  }

  /** By their SHA-256 only. */
  async remember(tx: Sql, names: readonly string[]): Promise<void> {
    await tx.query(remember, [names.map((name) => createHash('sha256').update(name).digest())]);
  }

  async remove(tx: Sql, kind: SubmissionKind, ids: readonly string[], references: readonly string[]): Promise<void> {
    await tx.query(lockEvents, [ids]);
    await tx.query(removeDeliveries, [ids]);
    await tx.query(removeEvents, [ids]);
    await tx.query(forgetAnswers, [references]);
    await tx.query(remove[kind], [ids]);
  }
}
