import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Events are found by the time since which their retention counts, and the oldest event with an open job without reading all of
 * them. An event cannot go before the records of its mails, so its rule says no fewer days than theirs from here on.
 */
export class FindEventsByEnd1764170000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_by_end ON outbox (published_at) WHERE published_at IS NOT NULL;
      CREATE INDEX outbox_jobs_open ON outbox_jobs (event_id) WHERE state = 'pending';
      UPDATE retention_rules event SET keep_days = CASE WHEN mail.keep_days > event.keep_days THEN mail.keep_days
          WHEN mail.keep_days IS NOT NULL THEN event.keep_days END
        FROM retention_rules mail WHERE event.kind = 'event' AND mail.kind = 'delivery';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_jobs_open, outbox_by_end');
  }
}
