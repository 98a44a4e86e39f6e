import { Controller, Get, Header, Param } from '@nestjs/common';
import { type Actor, Allow, CurrentActor } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { OpenedApplicationView, toOpenedView } from './opened.view';
import { ReadOpened } from './read-opened.use-case';

/** The page of one application. */
@ApiTags('applications')
@Allow('general', 'hr')
@Controller('api/admin/applications')
export class OpenedAdminController {
  constructor(private readonly readOpened: ReadOpened) {}

  @Get(':id/opened')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'readOpenedApplication',
    summary: 'Show one application with all that its page shows in one answer; it is seen then',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @Answers(200, OpenedApplicationView)
  async opened(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<OpenedApplicationView> {
    return toOpenedView(await this.readOpened.run(id, reader), reader);
  }
}
