import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAcknowledged } from '../../../infra/backup/read-acknowledged.ts';
import { queryOnce } from '../../support/query-once.ts';
import { sha256 } from '../../support/sha256.ts';
import type { Answered } from './send.ts';

export interface Audit {
  sent: number;
  acknowledged: number;
  withFiles: number;
  /** By status; 0 where no answer came. */
  refused: Record<string, number>;
  /** What is wrong, in words; none is right. */
  faults: string[];
}

const LEAST_SHARE = 0.99;

interface Row {
  reference: string;
  key: string | null;
}

/** Compares the acknowledgements with the rows of the database, the files of the storage and the lines that the API has written apart. */
export async function audit(
  answers: Answered[],
  where: { databaseUrl: string; storage: string; acknowledged: string },
): Promise<Audit> {
  const rows = (await queryOnce(
    where.databaseUrl,
    `SELECT reference, r.key FROM applications a LEFT JOIN resumes r ON r.application_id = a.id
     UNION ALL SELECT reference, NULL FROM contact_messages
     UNION ALL SELECT reference, NULL FROM consultations
     UNION ALL SELECT reference, NULL FROM home_enquiries`,
  )) as unknown as Row[];
  const found = Map.groupBy(rows, ({ reference }) => reference);
  const written = new Map(readAcknowledged(where.acknowledged).map((line) => [line.reference, line.sha256]));
  const acknowledged = answers.filter(({ reference }) => reference !== undefined);
  const faults = acknowledged.flatMap(({ reference, sha256: sent }) => {
    const name = reference!;
    const [row, ...more] = found.get(name) ?? [];
    if (!row) return [`${name} is lost`];
    if (more.length > 0) return [`${name} is there ${more.length + 1} times`];
    const wrong: string[] = [];
    if (!written.has(name)) wrong.push(`${name} is not written down apart`);
    else if (written.get(name) !== sent) wrong.push(`${name} is written down with another SHA-256`);
    if (sent !== undefined && hashOf(where.storage, row.key) !== sent)
      wrong.push(`the file of ${name} is not the one that was sent`);
    return wrong;
  });
  const references = new Set(acknowledged.map(({ reference }) => reference));
  if (references.size < acknowledged.length) faults.push('two submissions were given the same reference');
  const strangers = rows.filter(({ reference }) => !references.has(reference));
  const unanswered = answers.filter(({ status }) => status === 0 || status >= 500).length;
  // Otherwise a server that refuses everything would have lost nothing.
  if (acknowledged.length < answers.length * LEAST_SHARE)
    faults.push(`only ${acknowledged.length} of ${answers.length} were acknowledged`);
  // One whose answer was lost may be there.
  if (strangers.length > unanswered) faults.push(`${strangers.length} rows that nobody was told of`);
  return {
    sent: answers.length,
    acknowledged: acknowledged.length,
    withFiles: acknowledged.filter((answer) => answer.sha256 !== undefined).length,
    refused: countByStatus(answers.filter(({ reference }) => reference === undefined)),
    faults,
  };
}

function hashOf(storage: string, key: string | null): string | undefined {
  return key === null ? undefined : sha256(readFileSync(join(storage, 'resumes', key)));
}

const countByStatus = (answers: Answered[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, { length }]) => [status, length]));
