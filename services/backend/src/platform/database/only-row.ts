/** The row of a statement that always gives one. @throws when it gave none, which is a fault of ours. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('A statement that always gives a row gave none');
  return row;
}
