import { eventually } from './eventually';
import type { TestApi } from './start-api';

/** Waits until the audit log knows the end of each export that it knows the beginning of: its reader has the file earlier. */
export async function exportsAreRecorded({ sql }: TestApi): Promise<void> {
  const unended = `SELECT FROM audit_log
    HAVING count(*) FILTER (WHERE action LIKE '%.exported') > count(*) FILTER (WHERE action LIKE '%.export-ended')`;
  await eventually(async () => (await sql(unended)).length === 0, 'the end of an export in the audit log');
}

/** The routes that send a list as a file. */
export const exportRoutes = ['applications', 'all-enquiries', 'users', 'enquiries', 'contacts'].flatMap((list) =>
  ['csv', 'xlsx'].map((format) => `GET /api/admin/${list}.${format}`),
);
