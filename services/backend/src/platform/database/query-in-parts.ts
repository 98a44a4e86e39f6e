import type { Duplex } from 'node:stream';
import { type Connection, Query } from 'pg';
import { serialize } from 'pg-protocol';
import type { ByteParts } from '../byte-parts';
import { PreparedQuery } from './prepared-query';
import type { Statement } from './statement';

const NOTHING = Buffer.alloc(0);
/** What stands behind the last value of a Bind message: how many formats of results there are, and the one. */
const BEHIND_VALUES = 4;

/**
 * A query whose last value goes to Postgres in the pieces that it came in. The driver would copy it into a message of its own,
 * which for a file is most of what a request takes in memory.
 */
export class QueryInParts extends PreparedQuery {
  constructor(
    statement: Statement,
    values: readonly unknown[],
    private readonly last: ByteParts,
  ) {
    super(statement, [...values, NOTHING]);
  }

  override submit = (connection: Connection): void => {
    const bind = (config: object) => writeBind(connection.stream, serialize.bind(config), this.last);
    // Whatever else the driver sends goes as it always does.
    return Query.prototype.submit.call(this, Object.create(connection, { bind: { value: bind } }) as Connection);
  };
}

/** `message` has an empty last value, whose length stands right before what is behind the values. */
function writeBind(stream: Duplex, message: Buffer, { parts, length }: ByteParts): void {
  const end = message.length - BEHIND_VALUES;
  message.writeInt32BE(message.readInt32BE(1) + length, 1);
  message.writeInt32BE(length, end - 4);
  stream.write(message.subarray(0, end));
  for (const part of parts) stream.write(part);
  stream.write(message.subarray(end));
}
