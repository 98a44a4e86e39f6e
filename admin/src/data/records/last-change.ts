import type { AuditEntry } from '@frontdoor/contract';
import { api } from '../../api.ts';
import { call } from '../call.ts';

const newestFirst = JSON.stringify(['at', 'DESC']);

/** The subjects of the log, by the resources that are named otherwise. */
const subjects: Readonly<Record<string, string>> = {
  applications: 'application',
  'job-posts': 'job-post',
  'mail-templates': 'mail-template',
  'rejection-reasons': 'rejection-reason',
};
/** Records of which there is one alone: the log has no id of them. */
const SINGLE = 'current';

/** They say nothing of the record itself. */
const besideTheRecord = /\.(?:linked|unlinked|unlink-undone)$/;

/** The last change of a record in the audit log; undefined where it has none, or this person may not read it. */
export const readLastChange = async (resource: string, id: string): Promise<AuditEntry | undefined> => {
  const subjectType = subjects[resource] ?? resource;
  const filter = JSON.stringify({ subjectType, ...(id !== SINGLE && { subjectId: id }) });
  const query = { sort: newestFirst, range: '[0,19]', filter };
  const entries = await call(() => api.GET('/api/admin/audit', { params: { query } }));
  return entries.find(({ action }) => action.startsWith(`${subjectType}.`) && !besideTheRecord.test(action));
};
