import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * By default a table is vacuumed when a fifth of its rows are dead. Events and jobs are kept for years and each of them is
 * changed two or three times in its first seconds: with two million of them, 400,000 dead entries would lie in the small indexes
 * by which relay and reconciler find their work every second, and a change is planned by statistics that are months old. From
 * now on 1,000 dead rows and a hundredth of the table are enough.
 *
 * The spool is nearly empty and holds megabytes a row: its bytes are used again when 50 resumes have been filed, or 10,000
 * pieces of 2 KB, which is 20 MB.
 */
export class VacuumQueuesEarly1764150000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['outbox', 'outbox_jobs'])
      await runner.query(`
        ALTER TABLE ${table} SET (
          autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
          autovacuum_analyze_scale_factor = 0.01, autovacuum_analyze_threshold = 1000)`);
    await runner.query(`
      ALTER TABLE resume_spool SET (
        autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 50,
        toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 10000)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['outbox', 'outbox_jobs'])
      await runner.query(`
        ALTER TABLE ${table} RESET (
          autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold,
          autovacuum_analyze_scale_factor, autovacuum_analyze_threshold)`);
    await runner.query(`
      ALTER TABLE resume_spool RESET (
        autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold,
        toast.autovacuum_vacuum_scale_factor, toast.autovacuum_vacuum_threshold)`);
  }
}
