/** A prepared statement: Postgres plans the text once per connection and knows it by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const textOfName = new Map<string, string>();

/** Declares a prepared statement. @throws when the name is taken by another text, since Postgres would refuse it at run time. */
export function statement(name: string, text: string): Statement {
  const earlier = textOfName.get(name);
  if (earlier !== undefined && earlier !== text) throw new Error(`Two statements are called ${name}`);
  textOfName.set(name, text);
  return { name, text };
}

/** The row of a statement that always gives one. @throws when it gave none, which is a fault of ours. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always gives a row gave none');
  return row;
}

/** The values of a query that is put together piece by piece, each known in its text by a number. */
export class Values {
  readonly list: unknown[] = [];

  /** Keeps a value and returns its placeholder, with the type that Postgres shall read it as. */
  add(value: unknown, type?: string): string {
    this.list.push(value);
    return `$${this.list.length}${type ? `::${type}` : ''}`;
  }
}

/**
 * SQL: the rows that a parameter brings as a list of objects in JSON, with the columns that are named here with their types. A
 * column that an object does not have is null; one that is not named is left out.
 */
export const rowsOf = (parameter: string, columns: Readonly<Record<string, string>>) =>
  `SELECT * FROM json_to_recordset(${parameter}::json) AS new_row(${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`;

/** A hash for a column of type bytea. Files are too long for JSON: they are a parameter of their own. */
export const toBytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;
