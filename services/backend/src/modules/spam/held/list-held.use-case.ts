import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { anywhere } from '../../../platform/database/queries';
import { onlyRow, statement } from '../../../platform/database/statement';
import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import type { ListPage } from '../../../platform/http/listing/answer-headers';
import { filterReader, readIds, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import type { RowOf } from '../../../platform/http/listing/to-view';
import { columnOf } from '../../enquiries/enquiry-kinds.facts';
import { mailPurposes, type Recipient } from '../../notifications/find-recipients.use-case';
import { heldStandings, type SubmissionKind, submissionKinds, submissions } from '../../submissions/kinds.facts';
import { holdReasons } from '../judge/judge-submission.use-case';

class ReleaseMail implements Recipient {
  @ApiProperty({ type: String, format: 'email' }) to: string;
  @ApiProperty({ enum: mailPurposes }) purpose: Recipient['purpose'];
}

/** A submission that waits for a person to say whether it is spam. */
export class HeldView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: submissionKinds }) kind: SubmissionKind;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ type: String, nullable: true, description: 'The first 300 characters of what the sender wrote.' })
  excerpt: string | null;
  @ApiProperty({ enum: holdReasons, isArray: true, description: 'Why it is held.' }) heldFor: string[];
  @ApiProperty({ enum: heldStandings }) standing: (typeof heldStandings)[number];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: [ReleaseMail], description: 'Who gets a mail when it is released.' })
  releaseMails: ReleaseMail[];
}

export type HeldRow = RowOf<Omit<HeldView, 'releaseMails'>, 'createdAt'>;

const readOne =
  <Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown, key: string): Choice => {
    const chosen = choices.find((choice) => choice === value);
    if (!chosen) throw new ValidationFailed({ filter: `${key} must be one of: ${choices.join(', ')}.` });
    return chosen;
  };

/** `q` is a part of the name, the e-mail address or the reference; `held` unless `standing` or the ids say otherwise. */
const parseFilter = filterReader(
  { q: readText, kind: readOne(submissionKinds), standing: readOne(heldStandings), id: readIds },
  'Only q, kind, standing and id can be filtered by.',
);

const sortFields = ['createdAt', 'kind', 'name', 'email', 'reference'] as const;
type Field = (typeof sortFields)[number];

const LONGEST_EXCERPT = 300;

/** Literals, because a partial index serves no parameter. */
const standings = { held: "= 'held'", discarded: "= 'discarded'", any: "<> 'clear'" } as const;
type Among = keyof typeof standings;

const heldOf = (kind: SubmissionKind, among: Among) => {
  const { table, text } = submissions[kind];
  return `SELECT id, '${kind}' AS kind, reference, name, email, left(${columnOf(text)}, ${LONGEST_EXCERPT}) AS excerpt,
      held_for AS "heldFor", standing, created_at AS "createdAt"
      FROM ${table} WHERE standing ${standings[among]} AND '${kind}' = ANY($1)`;
};
const held = (among: Among) => `(${submissionKinds.map((kind) => heldOf(kind, among)).join(' UNION ALL ')}) AS held
  WHERE ($2::uuid[] IS NULL OR id = ANY($2))
    AND ($3::text IS NULL OR name ILIKE $3 OR email ILIKE $3 OR reference ILIKE $3)`;

const count = (among: Among) => statement(`held.count-${among}`, `SELECT count(*)::int AS total FROM ${held(among)}`);
const list = (among: Among, field: Field, order: 'ASC' | 'DESC') =>
  statement(
    `held.list-${among}-${field}-${order}`,
    `SELECT * FROM ${held(among)} ORDER BY "${field}" ${order}, id ${order} OFFSET $4 LIMIT $5`,
  );

/**
 * One page of the submissions that a role may judge, newest first by default. One list in one order over all four tables
 * cannot be put together from four lists without reading each to its end.
 */
@Injectable()
export class ListHeld {
  constructor(private readonly database: Database) {}

  /** @throws ValidationFailed */
  async list(raw: Record<string, unknown>, role: string): Promise<ListPage<HeldRow>> {
    const query = parseListQuery(raw, { sortFields, defaultSort: { field: 'createdAt', order: 'DESC' } });
    const { sort, offset, limit } = query;
    const { q, kind, standing, id } = parseFilter(query.filter);
    const kinds = submissionKinds.filter((each) => submissions[each].role === role && each === (kind ?? each));
    // A filter by id finds the records in every state.
    const among = standing ?? (id ? 'any' : 'held');
    const narrowed = [kinds, id, anywhere(q)];
    const { total } = onlyRow(await this.database.query<{ total: number }>(count(among), narrowed));
    const rows = await this.database.query<HeldRow>(list(among, sort.field, sort.order), [...narrowed, offset, limit]);
    return { rows, offset, total };
  }
}
