import { withConnection } from '../../local/postgres/with-connection.ts';

/** The names of the files that the rows of a database name, without those that are marked as missing or damaged. */
export const expectedFiles = (url: string): Promise<string[]> =>
  withConnection(url, async (ask) => {
    const rows = await ask<{ name: string }>(
      `SELECT 'resumes/' || key AS name FROM resumes WHERE state = 'stored' AND storage_fault IS NULL`,
    );
    return rows.map(({ name }) => name);
  });

/**
 * Marks the resumes of these files as missing, as `after-restore` does, so that rehearsals do not name them anew each night and HR sees it at
 * the application. @returns the references of their applications
 */
export const noteLostFiles = (url: string, names: readonly string[]): Promise<string[]> =>
  withConnection(url, async (ask) => {
    const rows = await ask<{ reference: string }>(
      `UPDATE resumes r SET storage_fault = 'missing', storage_fault_at = now() FROM applications a
       WHERE a.id = r.application_id AND 'resumes/' || r.key = ANY($1::text[]) AND r.state = 'stored' AND r.storage_fault IS NULL
       RETURNING a.reference`,
      [names],
    );
    return rows.map(({ reference }) => reference);
  });

/**
 * Marks the files that the storage lacks, by `noteLostFiles`. What was noted before of the rows stays so where the storage is away.
 * @returns lines for people, and whether the storage could not be asked; rejects where the database cannot
 */
export async function tellLostFiles(
  url: string,
  findLacking: (names: readonly string[]) => Promise<string[]>,
): Promise<{ lines: string[]; failed: boolean }> {
  const expected = await expectedFiles(url);
  const lacking = await findLacking(expected).catch((error: Error) => error);
  if (lacking instanceof Error)
    return { lines: [`FAILED  The files of the storage: ${lacking.message}`], failed: true };
  return { lines: describeLostFiles(await noteLostFiles(url, lacking)), failed: false };
}

/** Lines for people. */
export const describeLostFiles = (references: readonly string[]): string[] =>
  references.length === 0
    ? ['No resume is missing in the storage.']
    : [
        `${references.length} resume(s) are missing in the storage, and are marked so. Their applications:`,
        ...references.toSorted().map((reference) => `  ${reference}`),
      ];
