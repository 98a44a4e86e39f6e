/** The values of a query that is put together piece by piece, each known in its text by a number. */
export class Values {
  readonly list: unknown[] = [];

  /** Keeps a value and returns its placeholder, with the type that Postgres shall read it as. */
  add(value: unknown, type?: string): string {
    this.list.push(value);
    return `$${this.list.length}${type ? `::${type}` : ''}`;
  }
}
