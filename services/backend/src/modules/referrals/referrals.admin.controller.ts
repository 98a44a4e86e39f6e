import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../platform/access/access.decorators';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { EditReferrals } from './edit-referrals.use-case';
import { CreateReferralRequest, ReferralView, toReferralView } from './referrals.dto';

const filter = { keys: 'id, jobPost', example: '{"jobPost":"01890000-0000-7000-8000-000000000000"}' };

@ApiTags('job posts')
@Allow('hr')
@Controller('api/admin/referrals')
export class ReferralsAdminController {
  constructor(
    private readonly referrals: EditReferrals,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listReferrals', summary: 'List referral links, newest first' })
  @DescribeList({ unit: 'referrals', view: ReferralView, sort: '["createdAt","DESC"]', filter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<ReferralView>> {
    return listed(await this.referrals.list(query), (row) => toReferralView(row, this.config.SITE_URL));
  }

  @Post()
  @ApiOperation({ operationId: 'createReferral', summary: 'Make a referral link to a job post for a colleague' })
  @Answers(201, ReferralView)
  async create(@Body() given: CreateReferralRequest, @CurrentDoer() doer: Doer): Promise<ReferralView> {
    return toReferralView(await this.referrals.create(given, doer), this.config.SITE_URL);
  }

  @Post(':id/withdraw')
  @ApiOperation({ operationId: 'withdrawReferral', summary: 'Attribute no further applications to a referral link' })
  @Answers(200, ReferralView, { description: 'The same for one that is withdrawn already.' })
  async withdraw(@Param('id') id: string, @CurrentDoer() doer: Doer): Promise<ReferralView> {
    return toReferralView(await this.referrals.withdraw(id, doer), this.config.SITE_URL);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteReferral', summary: 'Delete a referral link and the name that it was made for' })
  @Answers(200, ReferralView, { description: 'The link as it was. Applications stay, without a referrer.' })
  async delete(@Param('id') id: string, @CurrentDoer() doer: Doer): Promise<ReferralView> {
    return toReferralView(await this.referrals.delete(id, doer), this.config.SITE_URL);
  }
}
