import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import {
  type Actor,
  Allow,
  CurrentActor,
  CurrentCaller,
  type Caller,
} from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { DoToMatching } from './do-to-matching.use-case';
import { FindBulkDeed } from './find-bulk-deed.use-case';
import { MatchingRequest } from './matching.dto';
import { BulkDeedView } from './matching.view';

/** All that a list shows on all its pages, by its filter and the number that was seen. */
@ApiTags('pipeline')
@Allow('hr')
@Controller('api/admin/bulk-deeds')
export class MatchingAdminController {
  constructor(
    private readonly doToMatching: DoToMatching,
    private readonly findBulkDeed: FindBulkDeed,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'doToMatching',
    summary: 'Move, write to or assign all that match a filter: all of them, or none',
  })
  @Answers(200, BulkDeedView)
  @DescribeErrors('number_changed', 'too_many_match', 'only_similar', 'cannot_move_all', 'cannot_write_to_all')
  create(@Body() request: MatchingRequest, @CurrentCaller() caller: Caller): Promise<BulkDeedView> {
    return this.doToMatching.run(request, caller);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findBulkDeed', summary: 'Tell what has become of a deed of yours that waited' })
  @Answers(200, BulkDeedView)
  find(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<BulkDeedView> {
    return this.findBulkDeed.run({ id, reader });
  }
}
