import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By which method a session was begun. */
export class NameSignInMethods1764300000192 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sessions ADD method text NOT NULL DEFAULT 'password'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP method');
  }
}
