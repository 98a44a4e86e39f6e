import { clockIn } from '../wall-clock';
import type { CsvColumn } from './stream-csv';

type Place<Row> = Pick<CsvColumn<Row>, 'width'> & {
  /** Where the cell leads to: a path of the site, or an address of the web. Nothing else is a link. */
  link?: (row: Row) => string | null | undefined;
};

/** A column as a list declares it. Time zone and address of the company's site are known when a file is made. */
export type ExportColumn<Row> = Place<Row> &
  (
    | Pick<CsvColumn<Row>, 'heading' | 'read' | 'isText'>
    | { heading: string; time: (row: Row) => Date | null | undefined }
  );

/** With times as they were on the company's wall; the heading names the zone, because a spreadsheet's times have none. */
export function columnsIn<Row>(
  timeZone: string,
  columns: readonly ExportColumn<Row>[],
  siteUrl: string,
): CsvColumn<Row>[] {
  const clock = clockIn(timeZone);
  const timeOf = (moment: Date | null | undefined) => moment && clock(moment);
  return columns.map(({ link, ...column }) => {
    const leads = link && { link: (row: Row) => toAddress(link(row), siteUrl) };
    if (!('time' in column)) return { ...column, ...leads };
    const { heading, time, ...place } = column;
    return { ...place, ...leads, heading: `${heading} (${timeZone})`, isTime: true, read: (row) => timeOf(time(row)) };
  });
}

/** What somebody typed leads nowhere unless it is an address of the web. */
function toAddress(place: string | null | undefined, siteUrl: string): string | null {
  const url = place ? URL.parse(place, siteUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
