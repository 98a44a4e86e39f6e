import { applyDecorators, Body, Controller, Get, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiExtension, ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { RecordRefusal } from '../../audit/record-audit.use-case';
import { forEachKind, submissionKinds } from '../../submissions/kinds.facts';
import { HeldView, JudgedView } from './held.view';
import { JudgeHeldRequest } from './judge-held.dto';
import { JudgeHeld } from './judge-held.use-case';
import { JudgeOneHeld } from './judge-one-held.use-case';
import { ListHeld } from './list-held.use-case';
import { NoteHeldLook } from './note-held-look.use-case';

const rolesByKind = forEachKind((_, { role }) => [role]);

/** The deed depends on the kind in its path, which the contract names the roles for; `JudgeOneHeld` refuses all others. */
const JudgesOneKind = () =>
  applyDecorators(ApiParam({ name: 'kind', enum: submissionKinds }), ApiExtension('x-roles-by-kind', rolesByKind));

@ApiTags('held')
@Allow('general', 'hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin/held')
export class HeldAdminController {
  constructor(
    private readonly listHeld: ListHeld,
    private readonly noteHeldLook: NoteHeldLook,
    private readonly judgeHeld: JudgeHeld,
    private readonly judgeOneHeld: JudgeOneHeld,
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
    return listed(await this.listHeld.run(query, actor), toView);
  }

  @Post('look')
  @ApiOperation({ operationId: 'noteHeldLook', summary: 'Say that a person has looked at what is held' })
  @AnswersNothing('No mail tells of what is held now; reading the list alone says nothing.')
  async look(@CurrentActor() actor: Actor): Promise<void> {
    await this.noteHeldLook.run(actor);
  }

  @Post('judge')
  @ApiOperation({
    operationId: 'judgeHeld',
    summary: 'Judge many submissions in one way: all of them, or none',
    description: 'For HR about applications, for general admins about the rest; with one of the others none is judged.',
  })
  @Answers(200, [JudgedView])
  @DescribeErrors('cannot_judge_all')
  judge(@Body() request: JudgeHeldRequest, @CurrentCaller() caller: Caller): Promise<JudgedView[]> {
    return this.judgeHeld.run(request, caller);
  }

  @Post(':kind/:id/release')
  @ApiOperation({ operationId: 'releaseHeld', summary: 'Treat it as if it had never been held, or discarded' })
  @JudgesOneKind()
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  release(@Param('kind') kind: string, @Param('id') id: string, @CurrentCaller() caller: Caller): Promise<JudgedView> {
    return this.judgeOneHeld.run({ kind, id, verdict: 'release' }, caller);
  }

  @Post(':kind/:id/discard')
  @ApiOperation({ operationId: 'discardHeld', summary: 'Put it aside as spam' })
  @JudgesOneKind()
  @Answers(200, JudgedView)
  @DescribeErrors('not_held')
  discard(@Param('kind') kind: string, @Param('id') id: string, @CurrentCaller() caller: Caller): Promise<JudgedView> {
    return this.judgeOneHeld.run({ kind, id, verdict: 'discard' }, caller);
  }
}
