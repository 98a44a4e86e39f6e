import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Actor } from '../../platform/access/access.decorators';
import { NotFound } from '../../platform/http/errors/http.errors';
import { parseListQuery } from '../../platform/http/listing/list-query';
import { parseAuditFilter } from './audit-filter';
import { AuditAdminRepository, sortFields } from './audit.admin.repository';
import type { ListedEntry } from './audit.view';

const defaultSort = { field: 'at', order: 'DESC' } as const;

/** Reads the audit log: general administrators see all of it, HR the part about recruiting. */
@Injectable()
export class ListAudit {
  constructor(private readonly audit: AuditAdminRepository) {}

  /** One page, newest first unless told otherwise. @throws ValidationFailed */
  async list(raw: Record<string, unknown>, actor: Actor) {
    const query = parseListQuery(raw, { sortFields, defaultSort });
    const filter = parseAuditFilter(query.filter);
    return { offset: query.offset, ...(await this.audit.list({ ...query, filter }, subjectsFor(actor))) };
  }

  /** @throws NotFound, also for an entry that this person may not see. */
  async find(id: string, actor: Actor): Promise<ListedEntry> {
    const query = { sort: defaultSort, offset: 0, limit: 1, filter: { ids: [id] } };
    const [found] = isUUID(id) ? (await this.audit.list(query, subjectsFor(actor))).rows : [];
    if (!found) throw new NotFound('There is no such entry.');
    return found;
  }
}

const subjectsFor = ({ role }: Actor) => (role === 'general' ? null : recruitingSubjects);

/** The subjects that HR may read about in the audit log: their own work, but not people and sessions. */
const recruitingSubjects = [
  'application',
  'form-settings',
  'job-post',
  'mail-template',
  'referral',
  'rejection-reason',
  'resume',
  'stage-mail',
];
