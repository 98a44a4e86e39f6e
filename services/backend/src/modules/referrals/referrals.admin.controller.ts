import { Body, Controller, Delete, Get, Module, Param, Post, Query } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { Database, type Sql } from '../../platform/database/database';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { NotFound, ValidationFailed } from '../../platform/http/errors/http.errors';
import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { filterReader, readIds } from '../../platform/http/listing/filter-values';
import { parseListQuery } from '../../platform/http/listing/list-query';
import { toView } from '../../platform/http/listing/to-view';
import { randomLetters } from '../../platform/random-letters';
import type { AuditAction } from '../audit/audit.facts';
import { AuditModule } from '../audit/audit.module';
import { RecordAudit } from '../audit/record-audit.use-case';
import { pathOfJobPost } from '../job-posts/job-post.facts';
import { CreateReferralRequest, ReferralView } from './referrals.dto';
import { type Referral, referrals } from './referrals.repository';

const listRules = { sortFields: ['createdAt'], defaultSort: { field: 'createdAt', order: 'DESC' } } as const;
const filter = { keys: 'id, jobPost', example: '{"jobPost":"01890000-0000-7000-8000-000000000000"}' };
const readFilter = filterReader({ id: readIds, jobPost: readIds }, 'Only id and jobPost can be filtered by.');

/** A new code such as r-7k3m2qxw9t: 50 random bits, in small letters so that nobody takes it for a reference. */
export const makeReferralCode = (): string => `r-${randomLetters(10).toLowerCase()}`;

@ApiTags('job posts')
@Allow('hr')
@Controller('api/admin/referrals')
class ReferralsAdminController {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listReferrals', summary: 'List referral links, newest first' })
  @DescribeList({ unit: 'referrals', view: ReferralView, sort: '["createdAt","DESC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<ReferralView>> {
    const { offset, limit, filter: given } = parseListQuery(query, listRules);
    const { id = null, jobPost = null } = readFilter(given);
    const { total } = await referrals.count(this.database, id, jobPost);
    const rows = await referrals.list(this.database, id, jobPost, offset, limit);
    return listed({ rows, offset, total }, (row) => this.show(row));
  }

  @Post()
  @ApiOperation({ operationId: 'createReferral', summary: 'Make a referral link to a job post for a colleague' })
  @Answers(201, ReferralView)
  create(@Body() { jobPost, name }: CreateReferralRequest, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.change(async (tx) => {
      const referral = await referrals.insert(tx, jobPost, name, makeReferralCode());
      if (!referral) throw new ValidationFailed({ jobPost: 'There is no such job post.' });
      return this.record(tx, 'referral.created', referral, caller);
    });
  }

  /** Earlier applications stay attributed to the link, new ones are not; its address still leads to the post. */
  @Post(':id/withdraw')
  @ApiOperation({ operationId: 'withdrawReferral', summary: 'Attribute no further applications to a referral link' })
  @Answers(200, ReferralView, { description: 'The same for one that is withdrawn already.' })
  withdraw(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.change(async (tx) => {
      const found = await lock(tx, id);
      if (found.withdrawnAt) return found;
      return this.record(tx, 'referral.withdrawn', await referrals.withdraw(tx, id), caller);
    });
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteReferral', summary: 'Delete a referral link and the name that it was made for' })
  @Answers(200, ReferralView, { description: 'The link as it was. Applications stay, without a referrer.' })
  delete(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.change(async (tx) => {
      const found = await lock(tx, id);
      await referrals.lockApplications(tx, id);
      await referrals.remove(tx, id);
      return this.record(tx, 'referral.deleted', found, caller);
    });
  }

  private async change(work: (tx: Sql) => Promise<Referral>): Promise<ReferralView> {
    return this.show(await this.database.transaction(work));
  }

  /** Without the colleague's name, because the audit log cannot be erased. */
  private async record(tx: Sql, action: AuditAction, referral: Referral, caller: Caller): Promise<Referral> {
    const { id: subjectId, jobPost, code } = referral;
    const subject = { subjectType: 'referral' as const, subjectId, details: { jobPost, code } };
    await this.audit.record({ action, ...subject, ...caller }, tx);
    return referral;
  }

  private show({ slug, ...referral }: Referral): ReferralView {
    const address = `${this.config.SITE_URL}${pathOfJobPost(slug)}?ref=${referral.code}`;
    return toView({ ...referral, address });
  }
}

async function lock(tx: Sql, id: string): Promise<Referral> {
  const found = isUUID(id) ? await referrals.lock(tx, id) : undefined;
  if (!found) throw new NotFound('There is no such referral link.');
  return found;
}

/** Links by which colleagues refer people to job posts. */
@Module({ imports: [AuditModule], controllers: [ReferralsAdminController] })
export class ReferralsModule {}
