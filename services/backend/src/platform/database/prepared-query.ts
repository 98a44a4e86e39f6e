import { Query } from 'pg';
import type { Statement } from './statement';

/** A statement with its values, made without the driver's copy of its settings, which costs more than the rest of a query. */
export class PreparedQuery extends Query {
  readonly name: string;

  constructor({ name, text }: Statement, values: readonly unknown[]) {
    super(text, [...values]);
    this.name = name;
  }
}
