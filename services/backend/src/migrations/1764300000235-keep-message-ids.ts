import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a received mail is called, so that our answer can name it. Those that came before have none. */
export class KeepMessageIds1764300000235 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE received_mails ADD COLUMN message_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE received_mails DROP COLUMN message_id');
  }
}
