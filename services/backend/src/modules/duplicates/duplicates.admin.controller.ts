import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../platform/http/listing/answer-headers';
import { toView } from '../../platform/http/listing/to-view';
import { LinkDuplicateRequest } from './duplicates.dto';
import { DuplicateView, UnlinkedDuplicateView } from './duplicates.view';
import { LinkDuplicate } from './link-duplicate.use-case';
import { ListDuplicates } from './list-duplicates.use-case';
import { UnlinkDuplicate } from './unlink-duplicate.use-case';

@ApiTags('applications')
@Allow('hr')
@Controller('api/admin/applications/:id/duplicates')
export class DuplicatesAdminController {
  constructor(
    private readonly listDuplicates: ListDuplicates,
    private readonly linkDuplicate: LinkDuplicate,
    private readonly unlinkDuplicate: UnlinkDuplicate,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listDuplicates', summary: 'List what the same person also applied for' })
  @Answers(200, [DuplicateView])
  async list(@Param('id') id: string): Promise<DuplicateView[]> {
    return (await this.listDuplicates.run(id)).map(toView);
  }

  @Post()
  @ApiOperation({ operationId: 'linkDuplicate', summary: 'Say that another application is by the same person' })
  @Answers(201, DuplicateView)
  async link(
    @Param('id') id: string,
    @Body() { id: otherId }: LinkDuplicateRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<DuplicateView> {
    return toView(await this.linkDuplicate.run({ id, otherId }, caller));
  }

  @Delete(':otherId')
  @ApiOperation({ operationId: 'unlinkDuplicate', summary: 'Say that two applications are not by the same person' })
  @Answers(200, UnlinkedDuplicateView, { description: 'The link as it was.' })
  async unlink(
    @Param('id') id: string,
    @Param('otherId') otherId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<UnlinkedDuplicateView> {
    return toView(await this.unlinkDuplicate.run({ id, otherId }, caller));
  }
}
