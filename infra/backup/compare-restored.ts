import { type Ask, oneOf, withConnection } from '../local/postgres/with-connection.ts';
import { type AcknowledgedLine, comparableAt } from './read-acknowledged.ts';

/** Of a system without a submission, of which a rehearsal has no result. */
export const NOTHING_ACKNOWLEDGED = 'Nothing was acknowledged yet that a restore could be compared with.';
/** Of a restored moment before all that was acknowledged. */
export const NOTHING_TO_COMPARE = 'Nothing that was acknowledged is there to be compared: this proves nothing.';

export interface Comparison {
  /** Submissions acknowledged before the point that are there as rows. */
  rows: number;
  /** Those that an erasure or the retention had removed by then. */
  removed: number;
  /** Resumes whose bytes were read and have the right SHA-256. */
  resumes: number;
  /** What is wrong, in words. */
  problems: string[];
}

const submissions = ['applications', 'consultations', 'home_enquiries', 'contact_messages'];
const everySubmission = (columns: string) =>
  submissions.map((table) => `SELECT ${columns} FROM ${table}`).join(' UNION ALL ');

interface ResumeRow {
  reference: string;
  key: string;
  sha256: string;
  state: string;
  isLost: boolean;
  /** Whether the bytes in the database are right; null when there are none. */
  isSpooled: boolean | null;
}

const findResumes = `
  SELECT a.reference, r.key, encode(r.sha256, 'hex') AS sha256, r.state, r.storage_fault IS NOT NULL AS "isLost",
    sha256(s.bytes) = r.sha256 AS "isSpooled"
  FROM resumes r JOIN applications a ON a.id = r.application_id LEFT JOIN resume_spool s ON s.application_id = a.id
  UNION ALL
  SELECT a.reference, f.key, encode(f.sha256, 'hex'), f.state, true, sha256(f.spooled) = f.sha256
  FROM former_resumes f JOIN applications a ON a.id = f.application_id`;

/**
 * Compares a restored database and its files with what was acknowledged before the moment that they were restored to: a row for each
 * reference, the SHA-256 of each resume, and nothing from after that moment. `sums` has the SHA-256 of each file, by its name; those in
 * `lacking` are not missed.
 */
export function compareRestored(
  url: string,
  sums: ReadonlyMap<string, string>,
  point: Date,
  acknowledged: readonly AcknowledgedLine[],
  lacking: ReadonlySet<string> = new Set(),
): Promise<Comparison> {
  return withConnection(url, async (ask) => {
    // A line has whole milliseconds, and its commit microseconds: that of this very millisecond may be after the moment.
    const lines = acknowledged.filter(({ at }) => at < point);
    const problems: string[] = [];
    const rows = await ask<{ reference: string; at: Date }>(everySubmission('reference, created_at AS at'));
    const references = new Set(rows.map(({ reference }) => reference));
    const removals = await ask<{ reference: string }>('SELECT reference FROM removed_submissions');
    const removed = new Set(removals.map(({ reference }) => reference));
    const resumes = await ask<ResumeRow>(findResumes);
    const rowsOfFiles = new Set(resumes.map(({ reference, sha256 }) => `${reference} ${sha256}`));

    const lineOf = new Map(lines.map((line) => [line.reference, line]));
    const present = [...lineOf.keys()].filter((reference) => references.has(reference));
    for (const { at, reference } of lineOf.values())
      if (!references.has(reference) && !removed.has(reference))
        problems.push(`${reference}, acknowledged at ${at.toISOString()}, is not there.`);
    for (const { reference, sha256 } of lines)
      if (sha256 && references.has(reference) && !rowsOfFiles.has(`${reference} ${sha256}`))
        problems.push(`${reference} does not know the resume that came with it (SHA-256 ${sha256}).`);
    for (const { reference, at } of rows)
      if (at > point) problems.push(`${reference} is of ${at.toISOString()}, after the moment that was restored.`);
    const intact = resumes.filter((resume) => {
      const problem = judgeResume(resume, sums, lacking);
      if (problem) problems.push(problem);
      return problem === undefined;
    });
    if (present.length === 0) problems.push(NOTHING_TO_COMPARE);
    const gone = [...lineOf.keys()].filter((reference) => removed.has(reference));
    return { rows: present.length, removed: gone.length, resumes: intact.length, problems };
  });
}

/** What is wrong with the bytes of a resume; undefined when they are right, or were known to be lost before. */
function judgeResume(
  { reference, key, sha256, state, isLost, isSpooled }: ResumeRow,
  sums: ReadonlyMap<string, string>,
  lacking: ReadonlySet<string>,
): string | undefined {
  if (isSpooled !== null || state === 'received')
    return isSpooled ? undefined : `The resume of ${reference} in the database is not the one that came.`;
  if (state !== 'stored' || isLost) return undefined;
  const name = `resumes/${key}`;
  const sum = sums.get(name);
  if (sum === undefined && lacking.has(name)) return undefined;
  if (sum === undefined)
    return `The resume of ${reference} is missing: the copy of the files is of another minute than the database.`;
  return sum === sha256 ? undefined : `The resume of ${reference} is another file than the one that came.`;
}

/** The references of all that a database has or remembers as removed. */
async function findKnown(ask: Ask): Promise<Set<string>> {
  const rows = await ask<{ reference: string }>(
    `${everySubmission('reference')} UNION ALL SELECT reference FROM removed_submissions`,
  );
  return new Set(rows.map(({ reference }) => reference));
}

/** Those that the database at `url` knows, too. The others are missing there itself, which says nothing of a copy of it. */
export const onlyKnown = (url: string, acknowledged: readonly AcknowledgedLine[]): Promise<AcknowledgedLine[]> =>
  withConnection(url, async (ask) => {
    const known = await findKnown(ask);
    return acknowledged.filter(({ reference }) => known.has(reference));
  });

/**
 * The submissions that were acknowledged in the 35 days before the restored moment or later, and that the restored database has not got,
 * besides those that were removed by then; and has it remember them, so that rehearsals do not name them anew each night.
 */
export const noteLost = (
  url: string,
  point: Date,
  acknowledged: readonly AcknowledgedLine[],
): Promise<AcknowledgedLine[]> =>
  withConnection(url, async (ask) => {
    const known = await findKnown(ask);
    const lost = new Map(
      comparableAt(point, acknowledged)
        .filter(({ reference }) => !known.has(reference))
        .map((one) => [one.reference, one]),
    );
    await ask('INSERT INTO removed_submissions (reference) SELECT unnest($1::text[])', [[...lost.keys()]]);
    return [...lost.values()];
  });

/** Lines for people. */
export function describeLost(acknowledged: readonly AcknowledgedLine[], lost: readonly AcknowledgedLine[]): string[] {
  if (acknowledged.length === 0) return ['There are no lines of acknowledged submissions to compare with.'];
  if (lost.length === 0) return ['No acknowledged submission is missing.'];
  return [
    `${lost.length} acknowledged submission(s) are missing in the restored database. The mails to HR name the senders:`,
    ...lost.map(({ at, reference }) => `  ${at.toISOString()}  ${reference}`),
  ];
}

/** How many submissions of erased people are there, by the erasure list that the database has. */
export const countErased = (ask: Ask): Promise<number> =>
  ask<{ count: number }>(`
    SELECT count(*)::int AS count FROM (${everySubmission('email, created_at')}) s CROSS JOIN erasure_key k
    JOIN erasure_list e ON e.address_hash = sha256(k.key || sha256(k.key || convert_to(address_key(s.email), 'UTF8')))
    WHERE s.created_at <= e.erased_at`).then((rows) => oneOf(rows).count);
