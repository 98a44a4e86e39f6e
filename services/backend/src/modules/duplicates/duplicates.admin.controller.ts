import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { DecideDuplicates } from './decide-duplicates.use-case';
import { DuplicateView, LinkDuplicateRequest, toDuplicateView } from './duplicates.dto';

@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/applications/:id/duplicates')
export class DuplicatesAdminController {
  constructor(private readonly duplicates: DecideDuplicates) {}

  @Get()
  @ApiOperation({ operationId: 'listDuplicates', summary: 'List what the same person also applied for' })
  @Answers(200, [DuplicateView])
  async list(@Param('id') applicationId: string): Promise<DuplicateView[]> {
    return (await this.duplicates.list(applicationId)).map(toDuplicateView);
  }

  @Post()
  @ApiOperation({ operationId: 'linkDuplicate', summary: 'Say that another application is by the same person' })
  @Answers(201, DuplicateView)
  async link(
    @Param('id') applicationId: string,
    @Body() { id: otherId }: LinkDuplicateRequest,
    @CurrentDoer() doer: Doer,
  ): Promise<DuplicateView> {
    return toDuplicateView(await this.duplicates.link(applicationId, otherId, doer));
  }

  @Delete(':otherId')
  @ApiOperation({ operationId: 'unlinkDuplicate', summary: 'Say that two applications are not by the same person' })
  @Answers(200, DuplicateView, { description: 'The link as it was.' })
  async unlink(
    @Param('id') applicationId: string,
    @Param('otherId') otherId: string,
    @CurrentDoer() doer: Doer,
  ): Promise<DuplicateView> {
    return toDuplicateView(await this.duplicates.unlink(applicationId, otherId, doer));
  }
}
