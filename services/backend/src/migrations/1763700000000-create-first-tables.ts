import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationTables } from './1763700000000/application-tables';
import { outboxTables } from './1763700000000/outbox-tables';
import { settingsTables } from './1763700000000/settings-tables';
import { staffTables } from './1763700000000/staff-tables';

const tables = [
  'audit_log',
  'login_attempts',
  'sessions',
  'staff',
  'deliveries',
  'outbox_jobs',
  'outbox',
  'idempotency_keys',
  'consents',
  'resume_spool',
  'resumes',
  'applications',
  'job_posts',
  'form_settings',
];

export class CreateFirstTables1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [settingsTables, applicationTables, outboxTables, staffTables]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`DROP TABLE ${table}`);
  }
}
