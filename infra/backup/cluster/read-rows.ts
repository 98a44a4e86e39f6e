import { withConnection } from '../../local/postgres/with-connection.ts';
import type { AcknowledgedLine } from '../read-acknowledged.ts';

/** A row has the time at which its transaction began, and is acknowledged after its end. */
const COMMIT_SECONDS = 60;

/**
 * What the database that runs has, in the form of what the API notes down: for clusters without a volume that all API pods can write to. What
 * is lost there as well is not missed. A resume that was replaced since is not named, because the moment may be of before.
 */
export const readRows = (url: string): Promise<AcknowledgedLine[]> =>
  withConnection(url, async (ask) => {
    const rows = await ask<{ at: Date; reference: string; sha256: string | null }>(
      `
      SELECT reference, created_at + make_interval(secs => $1) AS at, sha256 FROM (
        SELECT a.reference, a.created_at, encode(r.sha256, 'hex') AS sha256 FROM applications a
          LEFT JOIN resumes r ON r.application_id = a.id
            AND NOT EXISTS (SELECT FROM former_resumes f WHERE f.application_id = a.id)
        UNION ALL SELECT reference, created_at, NULL FROM consultations
        UNION ALL SELECT reference, created_at, NULL FROM home_enquiries
        UNION ALL SELECT reference, created_at, NULL FROM contact_messages
      ) submissions ORDER BY at`,
      [COMMIT_SECONDS],
    );
    return rows.map(({ at, reference, sha256 }) => ({ at, reference, sha256: sha256 ?? undefined }));
  });

/** What a restore is compared with: the lines of the API, or the rows, of a system that has had no form for as long as lines are kept. */
export const linesOrRows = async (
  lines: readonly AcknowledgedLine[],
  url: string,
): Promise<readonly AcknowledgedLine[]> => (lines.length > 0 ? lines : readRows(url));
