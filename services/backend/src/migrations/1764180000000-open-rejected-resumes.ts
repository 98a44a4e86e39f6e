import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was written to a resume that a guess about its last bytes had rejected, while all its bytes lie in storage. */
const guesses = ['The PDF is cut off or damaged.', 'The Word document is cut off or damaged.'];

/** HR may open what was rejected by a guess about its structure; the event has it scanned and examined like any other. */
export class OpenRejectedResumes1764180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `WITH opened AS (
         UPDATE resumes SET state = 'stored', note = NULL
         WHERE state = 'rejected' AND scan_state <> 'infected' AND note = ANY($1) RETURNING application_id)
       INSERT INTO outbox (event, subject_id) SELECT 'resume.stored', application_id FROM opened
       ON CONFLICT (event, subject_id) DO NOTHING`,
      [guesses],
    );
  }

  async down(): Promise<void> {
    // What HR may open stays open.
  }
}
