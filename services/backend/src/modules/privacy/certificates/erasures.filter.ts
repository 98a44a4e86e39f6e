import { anywhere } from '../../../platform/database/queries';
import { filterReader, readIds, readMoment, readText } from '../../../platform/http/listing/filter-values';
import { parseListQuery } from '../../../platform/http/listing/list-query';
import type { ErasureQuery } from '../../audit/erasures/read-erasures.use-case';
import { digitsOfNumber } from './certificate-number';

/** `number` is the one of a certificate, `actor` a part of the name; `to` itself is no longer included. */
const parseFilter = filterReader(
  { id: readIds, number: readText, actor: readText, from: readMoment, to: readMoment },
  'These can be filtered by: number, actor, from, to, id.',
);
const rules = { sortFields: ['erasedAt'], defaultSort: { field: 'erasedAt', order: 'DESC' } } as const;

/** A number that is none finds nothing. @throws ValidationFailed */
export function parseErasureQuery(raw: Record<string, unknown>): ErasureQuery {
  const { sort, offset, limit, filter } = parseListQuery(raw, rules);
  const { id = null, number, actor, from = null, to = null } = parseFilter(filter);
  const digits = number ? (digitsOfNumber(number) ?? '') : null;
  return { order: sort.order, offset, limit, ids: id, number: digits, actor: anywhere(actor), from, to };
}
