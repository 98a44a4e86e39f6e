import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails of the last day are counted without reading those of all years. */
export class IndexSentDeliveries1763850000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX deliveries_by_sent ON deliveries (sent_at) WHERE sent_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX deliveries_by_sent');
  }
}
