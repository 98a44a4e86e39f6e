import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, AnswersNothing, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { IfMatch } from '../../../platform/http/listing/record-version';
import { DeleteView } from './delete-view.use-case';
import { FindView } from './find-view.use-case';
import { ListViews } from './list-views.use-case';
import { SaveView } from './save-view.use-case';
import { SaveViewRequest } from './saved-views.dto';
import { SavedViewView } from './saved-views.view';

const asItIs = (view: SavedViewView) => view;

/** Lists of applications under a name, each person's own and those of all HR. */
@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/views')
export class SavedViewsAdminController {
  constructor(
    private readonly listViews: ListViews,
    private readonly findView: FindView,
    private readonly saveView: SaveView,
    private readonly deleteView: DeleteView,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listViews',
    summary: 'List your views and those of all HR, each with how many it shows',
  })
  @Answers(200, [SavedViewView])
  list(@CurrentActor() reader: Actor): Promise<SavedViewView[]> {
    return this.listViews.run({ reader });
  }

  @Post()
  @ApiOperation({ operationId: 'createView', summary: 'Save a list of applications under a name' })
  @Answers(201, SavedViewView)
  @DescribeErrors('too_many_views')
  create(@Body() request: SaveViewRequest, @CurrentCaller() caller: Caller): Promise<Versioned<SavedViewView>> {
    return this.save({ id: null, version: null, request }, caller);
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeView', summary: 'Replace a view' })
  @Answers(200, SavedViewView)
  @DescribeErrors('not_your_view')
  change(
    @Param('id') id: string,
    @Body() request: SaveViewRequest,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<SavedViewView>> {
    return this.save({ id, version, request }, caller);
  }

  @Delete(':id')
  @ApiOperation({ operationId: 'deleteView', summary: 'Delete a view' })
  @AnswersNothing('It is gone; the applications in it are as before.')
  @DescribeErrors('not_your_view')
  async remove(
    @Param('id') id: string,
    @IfMatch() version: number | null,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.deleteView.run({ id, version }, caller);
  }

  private async save(command: Parameters<SaveView['run']>[0], caller: Caller): Promise<Versioned<SavedViewView>> {
    const id = await this.saveView.run(command, caller);
    return versioned(await this.findView.run({ id, reader: caller.actor }), asItIs);
  }
}
