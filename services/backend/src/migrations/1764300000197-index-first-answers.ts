import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The report on first answers and its lists read those of their days alone. */
export class IndexFirstAnswers1764300000197 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX applications_by_first_answer ON applications (first_answer_at) WHERE first_answer_at IS NOT NULL;
      CREATE INDEX applications_by_promise ON applications (first_answer_due_at) WHERE first_answer_due_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX applications_by_promise, applications_by_first_answer');
  }
}
