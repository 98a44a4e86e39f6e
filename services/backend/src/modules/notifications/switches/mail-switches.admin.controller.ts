import { Body, Controller, Param, Put } from '@nestjs/common';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiParam, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../../platform/http/errors/expected-error';
import { Answers, type Versioned, versioned } from '../../../platform/http/listing/answer-headers';
import { MailTemplateView, toTemplateView } from '../templates/mail-templates.view';
import { SwitchMailRequest } from './mail-switches.dto';
import { SwitchMail } from './switch-mail.use-case';

@ApiTags('mails')
@Allow('general', 'hr')
@Controller('api/admin/mail-templates/:id/switch')
export class MailSwitchesAdminController {
  constructor(private readonly switchMail: SwitchMail) {}

  @Put()
  @ApiOperation({ operationId: 'switchMail', summary: 'Switch a mail off or on' })
  @ApiParam({ name: 'id', type: String, example: 'acknowledge-application' })
  @Answers(200, MailTemplateView)
  @DescribeErrors('mail_has_no_switch', 'hr_hears_of_nothing')
  async change(
    @Param('id') key: string,
    @Body() { on }: SwitchMailRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<Versioned<MailTemplateView>> {
    return versioned(await this.switchMail.run({ key, on }, caller), toTemplateView);
  }
}
