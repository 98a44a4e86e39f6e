import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The id of the storage that this database's files lie in, which stands in the storage as well. */
export class CreateStorageIdentity1764140000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE storage_identity (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      id uuid NOT NULL,
      -- When it was found in the storage, or put there, for the first time. It is not put there by itself again.
      written_at timestamptz
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storage_identity');
  }
}
