import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often pages were opened: by day, page, referring host and kind of device, and nothing of who opened them. */
export class CreateVisits1763970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visits (
        day date NOT NULL,
        path text NOT NULL CHECK (length(path) BETWEEN 1 AND 150),
        host text NOT NULL CHECK (length(host) <= 253),
        device text NOT NULL CHECK (device IN ('phone', 'tablet', 'computer', 'bot')),
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, path, host, device)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visits');
  }
}
