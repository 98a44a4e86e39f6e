import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What else is on a share card: place, pay and date as they were. Null on a card that has its title only. */
export class NoteFactsOfCards1764300000140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_post_cards ADD facts text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_post_cards DROP facts');
  }
}
