import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../platform/config/config.module';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../platform/http/listing/answer-headers';
import { DescribeList } from '../../platform/http/listing/describe-list.decorator';
import { CreateReferral } from './create-referral.use-case';
import { DeleteReferral } from './delete-referral.use-case';
import { ListReferrals } from './list-referrals.use-case';
import { CreateReferralRequest } from './referrals.dto';
import { readReferralsQuery, referralFilter } from './referrals.filter';
import { type Referral, ReferralView, toReferralView } from './referrals.view';
import { WithdrawReferral } from './withdraw-referral.use-case';

@ApiTags('job posts')
@Allow('hr')
@Controller('api/admin/referrals')
export class ReferralsAdminController {
  constructor(
    private readonly listReferrals: ListReferrals,
    private readonly createReferral: CreateReferral,
    private readonly withdrawReferral: WithdrawReferral,
    private readonly deleteReferral: DeleteReferral,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listReferrals', summary: 'List referral links, newest first' })
  @DescribeList({ unit: 'referrals', view: ReferralView, sort: '["createdAt","DESC"]', filter: referralFilter })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<ReferralView>> {
    return listed(await this.listReferrals.run(readReferralsQuery(query)), this.toView);
  }

  @Post()
  @ApiOperation({ operationId: 'createReferral', summary: 'Make a referral link to a job post for a colleague' })
  @Answers(201, ReferralView)
  async create(@Body() request: CreateReferralRequest, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.toView(await this.createReferral.run(request, caller));
  }

  @Post(':id/withdraw')
  @ApiOperation({ operationId: 'withdrawReferral', summary: 'Attribute no further applications to a referral link' })
  @Answers(200, ReferralView, { description: 'The same for one that is withdrawn already.' })
  async withdraw(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.toView(await this.withdrawReferral.run(id, caller));
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteReferral', summary: 'Delete a referral link and the name that it was made for' })
  @Answers(200, ReferralView, { description: 'The link as it was. Applications stay, without a referrer.' })
  async delete(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<ReferralView> {
    return this.toView(await this.deleteReferral.run(id, caller));
  }

  private readonly toView = (referral: Referral): ReferralView => toReferralView(referral, this.config.SITE_URL);
}
