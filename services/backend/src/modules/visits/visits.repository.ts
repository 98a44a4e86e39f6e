import { oneRow, queries, run } from '../../platform/database/queries';

export const visits = queries('visits', {
  /** `sums` is a list of `VisitSum` as JSON; in the same order for each worker, so that two do not wait for one another. */
  add: run<[sums: string]>(`
    INSERT INTO visits (day, path, host, device, count)
    SELECT * FROM jsonb_to_recordset($1::jsonb) v (day date, path text, host text, device text, count integer)
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  /** Which pages and hosts a day has. */
  namesOf: oneRow<{ path: string[]; host: string[] }, [day: string]>(`
    SELECT coalesce(array_agg(DISTINCT path), '{}') AS path,
      coalesce(array_agg(DISTINCT host) FILTER (WHERE host <> ''), '{}') AS host
    FROM visits WHERE day = $1`),

  /** Takes the numbers out of the receipts that a worker of an older version has counted. */
  foldReceipts: run(`
    WITH numbered AS (DELETE FROM visits WHERE path LIKE '/received/%' RETURNING day, host, device, count)
    INSERT INTO visits (day, path, host, device, count)
    SELECT day, '/received', host, device, sum(count)::integer FROM numbered GROUP BY 1, 3, 4
    ON CONFLICT (day, path, host, device) DO UPDATE SET count = visits.count + excluded.count`),

  forget: run<[timeZone: string, months: number]>(`
    DELETE FROM visits WHERE day < ((now() AT TIME ZONE $1)::date - make_interval(months => $2))::date`),
});
