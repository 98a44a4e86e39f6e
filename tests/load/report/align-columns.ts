/** Rows of text as columns: the first to the left, numbers to the right. */
export function alignColumns(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
