import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reply that answers an enquiry along with another one of the same person names the reply whose mail goes out. */
export class ReplyToPeopleOnce1764300000189 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE enquiry_replies ADD sent_with uuid REFERENCES enquiry_replies ON DELETE SET NULL;
      CREATE INDEX enquiry_replies_sent_with ON enquiry_replies (sent_with) WHERE sent_with IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry_replies DROP sent_with');
  }
}
