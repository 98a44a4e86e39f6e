import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withConnection } from '../local/postgres/with-connection.ts';

export interface AcknowledgedLine {
  at: Date;
  reference: string;
  /** In hexadecimal digits; undefined where no file came. */
  sha256: string | undefined;
}

const DAY_MS = 86_400_000;
/** As the API keeps its lines, and fewer than the database remembers what it removed. */
const KEEP_DAYS = 35;
/** A row has the time at which its transaction began, and is acknowledged after its end. */
const COMMIT_SECONDS = 60;

/** The first day, in UTC as in the names of the files, of which lines and copies of them are kept. */
export const firstKeptDay = (now = Date.now()): string => new Date(now - KEEP_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Those that a database of this moment can be asked for: the removal of an older one may be forgotten there. */
export const comparableAt = (moment: Date, lines: readonly AcknowledgedLine[]): AcknowledgedLine[] =>
  lines.filter(({ at }) => at.getTime() > moment.getTime() - KEEP_DAYS * DAY_MS);

const line = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z) (FD-[0-9A-Z]{4}-[0-9A-Z]{4}) (-|[0-9a-f]{64})$/;

/** What the API has acknowledged, in the order of time. Lines that a failed write has cut are passed over: they were written again. */
export function readAcknowledged(folder: string): AcknowledgedLine[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : [];
  return inOrder(names.flatMap((name) => parseAcknowledged(readFileSync(join(folder, name), 'utf8'))));
}

export const parseAcknowledged = (text: string): AcknowledgedLine[] =>
  text.split('\n').flatMap((one) => {
    const [, at, reference, sha256] = line.exec(one) ?? [];
    return at && reference ? [{ at: new Date(at), reference, sha256: sha256 === '-' ? undefined : sha256 }] : [];
  });

/** Each line once, in the order of time. */
export function joinAcknowledged(...lists: readonly (readonly AcknowledgedLine[])[]): AcknowledgedLine[] {
  const textOf = ({ at, reference, sha256 }: AcknowledgedLine) => `${at.getTime()} ${reference} ${sha256}`;
  return inOrder([...new Map(lists.flat().map((one) => [textOf(one), one])).values()]);
}

/**
 * What a rehearsal compares a restored database with: the lines of the API in `folder` and their `copies` in the backup, which has more of
 * them after a machine was lost. Without any line, as after 35 days without a form, the rows of the running database at `url`.
 */
export async function findAcknowledged(
  copies: readonly AcknowledgedLine[],
  folder: string,
  url: string,
): Promise<{ acknowledged: readonly AcknowledgedLine[]; source: 'lines' | 'rows' }> {
  const lines = joinAcknowledged(copies, readAcknowledged(folder));
  return lines.length > 0
    ? { acknowledged: lines, source: 'lines' }
    : { acknowledged: await readRows(url), source: 'rows' };
}

/**
 * What the database that runs has, in the form of what the API notes down. What is lost there as well is not missed. A resume that was
 * replaced since is not named, because the moment may be of before.
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

const inOrder = (lines: AcknowledgedLine[]) => lines.toSorted((a, b) => a.at.getTime() - b.at.getTime());
