import { clockIn } from '../wall-clock';
import type { CsvColumn } from './stream-csv';

/** A column as a list declares it. The company's time zone is known when a file is made. */
export type ExportColumn<Row> = CsvColumn<Row> | { heading: string; time: (row: Row) => Date | null | undefined };

/** With times as they were on the company's wall; the heading names the zone, because a spreadsheet's times have none. */
export function columnsIn<Row>(timeZone: string, columns: readonly ExportColumn<Row>[]): CsvColumn<Row>[] {
  const clock = clockIn(timeZone);
  const timeOf = (moment: Date | null | undefined) => moment && clock(moment);
  return columns.map((column) =>
    'time' in column
      ? { heading: `${column.heading} (${timeZone})`, read: (row: Row) => timeOf(column.time(row)) }
      : column,
  );
}
