import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['consultations', 'home_enquiries', 'contact_messages'];

/** Since when an enquiry is somebody's. Of assignments of before nobody knows; the enquiry's own date stands for it. */
export class DateAssignmentsOfEnquiries1764300000182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} ADD assigned_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP assigned_at`);
  }
}
