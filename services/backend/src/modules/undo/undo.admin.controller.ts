import { Controller, Get, Param, Post, UseInterceptors } from '@nestjs/common';
import { type Actor, Allow, CurrentActor, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { Answers } from '../../platform/http/listing/answer-headers';
import { RecordRefusal } from '../audit/record-audit.use-case';
import { ListUndo } from './list-undo.use-case';
import { TakeBack } from './take-back.use-case';
import { OpenUndoView, UndoneView } from './undo.view';

@ApiTags('undo')
@Allow('general', 'hr')
@UseInterceptors(RecordRefusal)
@Controller('api/admin/undo')
export class UndoAdminController {
  constructor(
    private readonly listUndo: ListUndo,
    private readonly takeBack: TakeBack,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listUndo', summary: 'List what you have done and can take back now, newest first' })
  @Answers(200, [OpenUndoView])
  list(@CurrentActor() actor: Actor): Promise<OpenUndoView[]> {
    return this.listUndo.run(actor);
  }

  @Post(':id')
  @ApiOperation({
    operationId: 'undoAction',
    summary: 'Take back what you have done, with its mails: all of it, or nothing',
  })
  @Answers(200, UndoneView)
  @DescribeErrors('cannot_undo')
  undo(@Param('id') id: string, @CurrentCaller() caller: Caller): Promise<UndoneView> {
    return this.takeBack.run({ id }, caller);
  }
}
