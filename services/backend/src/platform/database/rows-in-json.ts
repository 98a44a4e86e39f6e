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
