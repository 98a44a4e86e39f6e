import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers report of the content security policy, added up by day. */
export class CountCspReports1764300000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE csp_reports (
        day date NOT NULL,
        page text NOT NULL CHECK (length(page) BETWEEN 1 AND 150),
        directive text NOT NULL CHECK (length(directive) BETWEEN 1 AND 30),
        blocked text NOT NULL CHECK (length(blocked) BETWEEN 1 AND 253),
        count integer NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, page, directive, blocked)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE csp_reports');
  }
}
