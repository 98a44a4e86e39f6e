import type { Sql } from '../../../platform/database/database';
import { type EndedAssignment, listEndedAssignments } from '../../audit/deeds/list-ended-assignments.use-case';
import { answering, byKind } from './answering.repository';

/** So many are told; a list shows all. */
const MOST = 200;

/** An enquiry that is open and nobody's, because the person who had it has let its time go by. */
export interface NobodysAgain extends Pick<EndedAssignment, 'assignedTo' | 'days' | 'at'> {
  name: string;
  reference: string;
}

/** Those of the last 30 days that nobody has taken, answered or closed since, the newest first; 200 at most. */
export async function listNobodysAgain(sql: Sql): Promise<NobodysAgain[]> {
  const ended = await listEndedAssignments(sql, MOST);
  const open = new Map<string, { name: string; reference: string }>();
  for (const [kind, own] of byKind(ended)) {
    const ids = own.map(({ id }) => id);
    for (const { id, name, reference } of await answering[kind].listNobodys(sql, ids))
      open.set(id, { name, reference });
  }
  return ended.flatMap(({ id, assignedTo, days, at }) => {
    const enquiry = open.get(id);
    return enquiry ? [{ ...enquiry, assignedTo, days, at }] : [];
  });
}
