import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The room on the disk that the containers are backed up to, which the worker cannot see. Null where that is a bucket. */
export class MeasureBackupDisk1764300000226 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backup_reports ADD disk_free_bytes bigint, ADD disk_bytes bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE backup_reports DROP disk_free_bytes, DROP disk_bytes');
  }
}
