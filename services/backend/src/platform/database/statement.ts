/** A prepared statement: Postgres plans the text once per connection and knows it by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const known = new Map<string, string>();

/** Declares a prepared statement. @throws when the name is taken by another text, since Postgres would refuse it at run time. */
export function statement(name: string, text: string): Statement {
  const earlier = known.get(name);
  if (earlier !== undefined && earlier !== text) throw new Error(`Two statements are called ${name}`);
  known.set(name, text);
  return { name, text };
}
