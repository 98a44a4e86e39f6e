import type { Database } from '../../../platform/database/database';
import { countUpToMost, hasRow, queries } from '../../../platform/database/queries';
import { Values } from '../../../platform/database/statement';
import { answerColumns } from '../answers/answer.facts';
import { type ApplicationStage, laterUntil } from '../application.facts';
import { nextInterviewOf } from '../../interviews/interviews.facts';
import { isUnseen } from '../opened/opened.facts';
import { comesAfter } from '../list/filter-applications';
import type { ApplicationQuery } from '../list/search-applications';
import type { Wanted } from './board.facts';
import type { BoardCard } from './board.view';

/** A card, and the value that it is ordered by, as text. */
export type CardRow = BoardCard & { mark: string };

const columns = `
  a.id, a.version, a.reference, a.name, a.email, a.apply, a.experience, a.stage, a.stage_since AS "stageSince", a.standing,
  ${laterUntil('a')} AS "laterUntil", ${nextInterviewOf('a.id')} AS "interviewAt",${answerColumns('a')}, ${isUnseen('a')} AS unseen,
  a.created_at AS "createdAt"`;

/** Of each wanted column its cards, in the order of the query. Each column is read by itself, by an index where there is one. */
export async function readCards(
  database: Database,
  { condition, order }: ApplicationQuery,
  wanted: readonly Wanted[],
): Promise<CardRow[]> {
  const values = new Values();
  const [where, key] = [condition(values), order.sql(values)];
  const { direction } = order;
  const cardsOf = ({ stage, limit, after }: Wanted) => {
    const rest = after ? `AND ${comesAfter(order, key, after, values)}` : '';
    return `
    (SELECT a.id, ${key} AS key FROM applications a WHERE ${where} AND a.stage = '${stage}' ${rest}
    ORDER BY key ${direction}, a.id ${direction} LIMIT ${limit})`;
  };
  const text = `
    WITH cards AS MATERIALIZED (${wanted.map(cardsOf).join(' UNION ALL ')})
    SELECT ${columns}, cards.key::text AS mark FROM cards JOIN applications a ON a.id = cards.id
    ORDER BY cards.key ${direction}, cards.id ${direction}`;
  return database.queryOnce<CardRow>(text, values.list);
}

/** How many applications each column has. 10,001 stands for more than 10,000. */
export async function countCards(
  database: Database,
  { condition }: ApplicationQuery,
  stages: readonly ApplicationStage[],
): Promise<Map<ApplicationStage, number>> {
  const values = new Values();
  const where = condition(values);
  const count = (stage: ApplicationStage) =>
    `SELECT '${stage}' AS stage, ${countUpToMost(`SELECT FROM applications a WHERE ${where} AND a.stage = '${stage}'`)} AS total`;
  const text = stages.map(count).join(' UNION ALL ');
  const counted = await database.queryOnce<{ stage: ApplicationStage; total: number }>(text, values.list);
  return new Map(counted.map(({ stage, total }) => [stage, total]));
}

export const { isValue } = queries('board', {
  /** Whether Postgres can read a text as a value of a type. */
  isValue: hasRow<[text: string, type: string]>('SELECT WHERE pg_input_is_valid($1, $2)'),
});
