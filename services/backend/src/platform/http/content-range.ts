/** The `Content-Range` of one page of a list, as ra-data-simple-rest reads it: `applications 0-24/319`. */
export function contentRange(unit: string, offset: number, rows: number, total: number): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${unit} ${range}/${total}`;
}
