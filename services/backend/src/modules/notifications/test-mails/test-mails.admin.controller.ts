import { Body, Controller, Param, Post } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { ChangeMailTemplateRequest } from '../templates/mail-templates.dto';
import { SendTestMail } from './send-test-mail.use-case';
import { TestMailView } from './test-mails.view';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/mail-templates/:id/test')
export class TestMailsAdminController {
  constructor(private readonly sendTestMail: SendTestMail) {}

  @Post()
  @ApiOperation({ operationId: 'sendTestMail', summary: 'Send a mail with sample values to yourself' })
  @ApiParam({ name: 'id', type: String, example: 'rejection' })
  @Answers(202, TestMailView)
  @DescribeErrors('too_many_test_mails')
  send(
    @Param('id') key: string,
    @Body() { subject, body }: ChangeMailTemplateRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<TestMailView> {
    return this.sendTestMail.run({ key, subject, body }, caller);
  }
}
