import { Controller, Get, Query } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiQuery, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { DescribeSender } from './describe-sender.use-case';
import { SenderView, toSenderView } from './sender.view';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/sender')
export class SenderAdminController {
  constructor(private readonly describeSender: DescribeSender) {}

  @Get()
  @ApiOperation({
    operationId: 'describeSender',
    summary: 'Tell what DNS says of the domain that mails come from: SPF, DKIM, DMARC',
    description: 'Looked up at most every five minutes.',
  })
  @ApiQuery({
    name: 'again',
    required: false,
    schema: { type: 'string', enum: ['yes'] },
    description: 'Look it up now.',
  })
  @Answers(200, SenderView)
  async find(@Query('again') again: unknown): Promise<SenderView> {
    return toSenderView(await this.describeSender.run({ again: again === 'yes' }));
  }
}
