import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails that tell a role what waits for it, and when somebody of the role has last looked at what is held. */
export class CreateDigests1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE digests (
        id uuid PRIMARY KEY DEFAULT uuidv7(),
        role text NOT NULL,
        opened_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX digests_by_role ON digests (role, opened_at);
      CREATE TABLE held_looks (
        role text PRIMARY KEY,
        looked_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE digests, held_looks');
  }
}
