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
import { ListMatchingMails } from './mails/list-matching-mails.use-case';
import { MatchingMailsRequest } from './mails/matching-mails.dto';
import { MatchingMailsView } from './mails/matching-mails.view';
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
    private readonly listMatchingMails: ListMatchingMails,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'doToMatching',
    summary: 'Move, write to or assign all that match a filter: all of them, or none',
  })
  @Answers(200, BulkDeedView)
  @DescribeErrors(
    'number_changed',
    'too_many_match',
    'only_similar',
    'cannot_move_all',
    'cannot_write_to_all',
    'mail_differs',
    'idempotency_in_flight',
  )
  create(@Body() request: MatchingRequest, @CurrentCaller() caller: Caller): Promise<BulkDeedView> {
    return this.doToMatching.run(request, caller);
  }

  @Post('mails')
  @ApiOperation({
    operationId: 'listMatchingMails',
    summary: 'List the mails that a deed over all that match would send, before it is done; nothing is sent',
  })
  @Answers(200, MatchingMailsView)
  @DescribeErrors('number_changed', 'too_many_match', 'only_similar')
  mails(@Body() request: MatchingMailsRequest, @CurrentActor() reader: Actor): Promise<MatchingMailsView> {
    return this.listMatchingMails.run(request, reader);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findBulkDeed', summary: 'Tell what has become of a deed of yours that waited' })
  @Answers(200, BulkDeedView)
  find(@Param('id') id: string, @CurrentActor() reader: Actor): Promise<BulkDeedView> {
    return this.findBulkDeed.run({ id, reader });
  }
}
