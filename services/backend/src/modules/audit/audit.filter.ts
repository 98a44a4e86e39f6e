import { isUUID } from 'class-validator';
import { anywhere } from '../../platform/database/queries';
import { filterReader, readIds, readMoment, readText } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';

const inPeriod = { from: readMoment, to: readMoment };
/** `actor` is the person's id, or a part of the name; `to` itself is no longer included. */
const parseFilter = filterReader(
  { id: readIds, action: readText, actor: readText, subjectType: readText, subjectId: readText, ...inPeriod },
  'Only action, actor, subjectType, subjectId, from, to and id are known.',
);
const rules = { sortFields: ['at'], defaultSort: { field: 'at', order: 'DESC' } } as const;

/** @throws ValidationFailed */
export function parseAuditQuery(raw: Record<string, unknown>) {
  const { sort, offset, limit, filter } = parseListQuery(raw, rules);
  const { id, action, actor, subjectType, subjectId, from, to } = parseFilter(filter);
  const who = isUUID(actor) ? [actor, null] : [null, anywhere(actor)];
  return { order: sort.order, offset, limit, narrow: [id, action, ...who, subjectType, subjectId, from, to] };
}

export type AuditQuery = ReturnType<typeof parseAuditQuery>;
