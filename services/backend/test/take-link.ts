import { findStaffLink, issueStaffLink } from '../src/modules/staff/links/issue-staff-link.use-case';
import type { TestApi } from './start-api';
import { Database } from '../src/platform/database/database';

/** The part of the link behind the # in the newest mail to this person, for example `invite=…`; nothing when no link is good. */
export async function takeLink(api: TestApi, email: string): Promise<string | undefined> {
  const [row] = await api.sql<{ id: string }>(
    `SELECT l.id FROM staff_links l JOIN staff s ON s.id = l.staff_id WHERE s.email = $1 ORDER BY l.id DESC LIMIT 1`,
    [email],
  );
  const database = api.app.get(Database, { strict: false });
  const link = row && (await findStaffLink(database, row.id));
  return link?.good ? (await issueStaffLink(database, link, '')).split('#')[1] : undefined;
}

export const tokenOf = (fragment: string | undefined) => fragment?.split('=')[1] ?? '';
