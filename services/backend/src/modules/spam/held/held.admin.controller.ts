import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, CurrentDoer, type Doer } from '../../../platform/access/access.decorators';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/describe-errors.decorator';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { findRecipients } from '../../notifications/find-recipients.use-case';
import { JudgedView, JudgeHeld, JudgeHeldRequest } from './judge-held.use-case';
import { type HeldRow, HeldView, ListHeld } from './list-held.use-case';
import { submissionKinds } from '../../submissions/kinds.facts';

@ApiTags('held')
@Allow('general', 'hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin/held')
export class HeldAdminController {
  constructor(
    private readonly listHeld: ListHeld,
    private readonly judgeHeld: JudgeHeld,
    @InjectConfig() private readonly config: Config,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listHeld', summary: 'List suspected spam: HR sees applications, general the rest' })
  @DescribeList({
    unit: 'held',
    view: HeldView,
    sort: '["createdAt","DESC"]',
    filter: { keys: 'q, kind, standing (held unless told otherwise), id', example: '{"kind":"contact-message"}' },
  })
  async list(@Query() query: Record<string, unknown>, @CurrentActor() actor: Actor): Promise<Listed<HeldView>> {
    const page = await this.listHeld.list(query, actor.role);
    const releaseMails = (held: HeldRow) => findRecipients(this.config, held.kind, held.email);
    return listed(page, (held) => ({ ...toView(held), releaseMails: releaseMails(held) }));
  }

  @Post('judge')
  @ApiOperation({ operationId: 'judgeHeld', summary: 'Judge many submissions in one way: all of them, or none' })
  @Answers(200, [JudgedView])
  @DescribeErrors('cannot_judge_all')
  judge(@Body() given: JudgeHeldRequest, @CurrentDoer() doer: Doer): Promise<JudgedView[]> {
    return this.judgeHeld.judgeAll(given, doer);
  }

  @Post(':kind/:id/release')
  @ApiOperation({ operationId: 'releaseHeld', summary: 'Treat it as if it had never been held, or discarded' })
  @ApiParam({ name: 'kind', enum: submissionKinds })
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  release(@Param('kind') kind: string, @Param('id') id: string, @CurrentDoer() doer: Doer): Promise<JudgedView> {
    return this.judgeHeld.judgeOne(kind, id, 'release', doer);
  }

  @Post(':kind/:id/discard')
  @ApiOperation({ operationId: 'discardHeld', summary: 'Put it aside as spam' })
  @ApiParam({ name: 'kind', enum: submissionKinds })
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  discard(@Param('kind') kind: string, @Param('id') id: string, @CurrentDoer() doer: Doer): Promise<JudgedView> {
    return this.judgeHeld.judgeOne(kind, id, 'discard', doer);
  }
}
