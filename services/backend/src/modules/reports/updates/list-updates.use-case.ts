import type { Sql } from '../../../platform/database/database';
import { updates } from './updates.repository';

const SHOWN = 5;

/** The last five updates, the newest first. */
export const listUpdates = (sql: Sql) => updates.listLast(sql, SHOWN);
