import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import type { Request, Response } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { DescribeErrors } from '../../platform/http/errors/describe-errors.decorator';
import { sendBuffered } from '../../platform/http/server/json-buffer';
import { BufferedFormSettings } from './buffered-form-settings';
import { FormSettingsView } from './form-settings.view';

@ApiTags('form settings')
@Controller('api/form-settings')
export class FormSettingsController {
  constructor(private readonly settings: BufferedFormSettings) {}

  @Get()
  @Public()
  @ApiOperation({ operationId: 'findFormSettings', summary: 'Tell what the application form offers' })
  @ApiOkResponse({ type: FormSettingsView })
  @ApiResponse({ status: 304, description: 'Not changed since the answer with this `ETag`.' })
  @DescribeErrors('unavailable')
  async find(@Req() request: Request, @Res() response: Response): Promise<void> {
    sendBuffered(request, response, await this.settings.get());
  }
}
