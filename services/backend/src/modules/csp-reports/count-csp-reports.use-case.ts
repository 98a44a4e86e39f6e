import type { Sql } from '../../platform/database/database';
import type { Period } from '../../platform/http/listing/period';
import { cspReports } from './csp-reports.repository';

/** The kinds of reports of a period, and how often each came. */
export const countCspReports = (sql: Sql, { from, to }: Period) => cspReports.kinds(sql, from, to);
