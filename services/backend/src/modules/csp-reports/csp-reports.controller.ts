import { Controller, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Public } from '../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeErrors } from '../../platform/http/errors/expected-error';
import { AnswersNothing } from '../../platform/http/listing/answer-headers';
import { LimitRate } from '../../platform/rate-limit/rate-limit.guard';
import { NoteCspReports } from './note-csp-reports.use-case';

const description = `For everybody. Browsers send it by themselves, as \`application/csp-report\` (\`report-uri\`) or \`application/reports+json\`
(\`report-to\`), and each version of them with fields of its own. Counted are day, page, directive and the host that was stopped.`;

@ApiTags('public')
@Public()
@Controller('api/csp-reports')
export class CspReportsController {
  constructor(private readonly noteCspReports: NoteCspReports) {}

  @Post()
  @LimitRate('csp-report')
  @ApiOperation({
    operationId: 'noteCspReports',
    summary: 'Count what browsers report of the content security policy',
    description,
  })
  @AnswersNothing('Whether or not something in it was understood.')
  @DescribeErrors('malformed_request', 'payload_too_large', 'unsupported_media_type')
  note(@Req() { body }: Request): void {
    this.noteCspReports.run(body);
  }
}
