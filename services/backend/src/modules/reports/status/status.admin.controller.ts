import { Controller, Get } from '@nestjs/common';
import { Allow, AnswersWithoutDatabase } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { DescribeStatus } from './describe-status.use-case';
import { StatusView, toStatusView } from './status.view';

@ApiTags('health')
@Allow('general')
@Controller('api/admin/status')
export class StatusAdminController {
  constructor(private readonly describeStatus: DescribeStatus) {}

  @Get()
  @AnswersWithoutDatabase()
  @ApiOperation({
    operationId: 'describeStatus',
    summary: 'Tell how each part of the system is',
    description:
      'For general admins. While the database is away, the cookie `status` (`__Secure-status` where the site is https) opens it. General admins get it when they sign in and while they work; it lasts for an hour.',
  })
  @Answers(200, StatusView)
  async find(): Promise<StatusView> {
    return toStatusView(await this.describeStatus.run());
  }
}
