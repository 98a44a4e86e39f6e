import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList, ESTIMATED } from '../../../platform/http/listing/describe-list.decorator';
import { ErasureRecordView, toErasureRecordView } from './erasure-record.view';
import { FindErasure } from './find-erasure.use-case';
import { ListErasures } from './list-erasures.use-case';

/** What is known of erasures: nothing that names a person, so that all who may erase may read it. */
@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin/erasures')
export class ErasuresAdminController {
  constructor(
    private readonly listErasures: ListErasures,
    private readonly findErasure: FindErasure,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listErasures', summary: 'List the erasures, each with what its certificate says' })
  @DescribeList({
    unit: 'erasures',
    view: ErasureRecordView,
    sort: '["erasedAt","DESC"]',
    filter: {
      keys: 'number (of the certificate), actor (a part of the name), from, to, id',
      example: '{"number":"ER-8A61-F0D4"}',
    },
    estimated: ESTIMATED,
  })
  async list(@Query() query: Record<string, unknown>): Promise<Listed<ErasureRecordView>> {
    return listed(await this.listErasures.run(query), toErasureRecordView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findErasure', summary: 'Tell what the certificate of an erasure says' })
  @Answers(200, ErasureRecordView)
  async find(@Param('id') id: string): Promise<ErasureRecordView> {
    return toErasureRecordView(await this.findErasure.run({ id }));
  }
}
