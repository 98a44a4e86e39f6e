import { listRows, queries, run } from '../../platform/database/queries';
import { EXTENSION, MOST_KINDS } from './csp-report.facts';
import type { CspReport } from './read-csp-reports';

type CspKind = CspReport & { count: number };

const LARGEST = 2_147_483_647;

export const cspReports = queries('csp-reports', {
  /** No other process may find room for the same last kind of a day. */
  lock: run('LOCK TABLE csp_reports IN SHARE ROW EXCLUSIVE MODE'),

  /** `sums` is a list of `CspReport` with `day` and `count` as JSON. Kinds beyond the most of a day become one. */
  add: run<[sums: string]>(`
    WITH heard AS (
      SELECT * FROM jsonb_to_recordset($1::jsonb) r (day date, page text, directive text, blocked text, count integer)),
    placed AS (
      SELECT h.*, k.day IS NOT NULL AS is_known,
        row_number() OVER (PARTITION BY h.day, k.day IS NULL ORDER BY h.count DESC, page, directive, blocked)
          + (SELECT count(*) FROM csp_reports c WHERE c.day = h.day) AS place
      FROM heard h LEFT JOIN csp_reports k USING (day, page, directive, blocked)),
    named AS (
      SELECT day, CASE WHEN fits THEN page ELSE 'other' END AS page, CASE WHEN fits THEN directive ELSE 'other' END AS directive,
        CASE WHEN fits THEN blocked ELSE 'other' END AS blocked, count
      FROM (SELECT *, is_known OR place <= ${MOST_KINDS} AS fits FROM placed) p)
    INSERT INTO csp_reports (day, page, directive, blocked, count)
    SELECT day, page, directive, blocked, least(sum(count), ${LARGEST})::integer FROM named GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, page, directive, blocked)
      DO UPDATE SET count = least(csp_reports.count::bigint + excluded.count, ${LARGEST})::integer`),

  /** The most frequent, and those of extensions at the end. */
  kinds: listRows<CspKind, [from: string, to: string]>(`
    SELECT page, directive, blocked, least(sum(count), ${LARGEST})::integer AS count FROM csp_reports
    WHERE day BETWEEN $1::date AND $2::date GROUP BY 1, 2, 3
    ORDER BY blocked = '${EXTENSION}', 4 DESC, 1, 2, 3 LIMIT 100`),

  forget: run<[timeZone: string, days: number]>(`
    DELETE FROM csp_reports WHERE day < (now() AT TIME ZONE $1)::date - $2::integer`),
});
