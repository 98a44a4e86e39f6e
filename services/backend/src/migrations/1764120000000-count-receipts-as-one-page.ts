import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A receipt was counted under its own number, which outlived the erasure of its sender. Its counts become those of one page. */
export class CountReceiptsAsOnePage1764120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      WITH numbered AS (DELETE FROM visits WHERE path LIKE '/received/%' RETURNING day, host, device, count)
      INSERT INTO visits (day, path, host, device, count)
      SELECT day, '/received', host, device, sum(count)::integer FROM numbered GROUP BY day, host, device
      ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count;
    `);
  }

  /** The numbers are gone, and were not to be kept. */
  async down(): Promise<void> {}
}
