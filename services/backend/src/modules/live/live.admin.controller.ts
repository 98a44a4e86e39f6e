import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Actor, Allow, CurrentActor, Unattended } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { EventStream } from '../../platform/http/server/event-stream';
import { DescribeLive } from './describe-live.decorator';
import { OpenLiveStream } from './open-live-stream.use-case';

@ApiTags('live')
@Allow('general', 'hr')
@Controller('api/admin/live')
export class LiveAdminController {
  constructor(private readonly openLiveStream: OpenLiveStream) {}

  @Get()
  @Unattended()
  @ApiOperation({
    operationId: 'followChanges',
    summary: 'Hear of changes as they happen, as server-sent events, until the session ends',
  })
  @DescribeLive()
  @DescribeErrors('too_many_streams')
  follow(@Req() request: Request, @Res() response: Response, @CurrentActor() actor: Actor): void {
    this.openLiveStream.run({ stream: new EventStream(request, response) }, actor);
  }
}
