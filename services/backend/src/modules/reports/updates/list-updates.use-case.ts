import type { Sql } from '../../../platform/database/database';
import { shownUpdates } from './updates.facts';
import { updates } from './updates.repository';

/** The last five updates, the newest first. */
export const listUpdates = (sql: Sql) => updates.listLast(sql, shownUpdates);
