/** One column of a file: its heading and what stands in it. */
export interface CsvColumn<Row> {
  heading: string;
  read: (row: Row) => string | number | Date | null | undefined;
}
