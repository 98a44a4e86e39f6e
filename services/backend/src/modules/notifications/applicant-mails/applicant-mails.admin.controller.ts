import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import { toView } from '../../../platform/http/listing/to-view';
import { readApplicantMailsQuery } from './applicant-mails.filter';
import { ApplicantMailView } from './applicant-mails.view';
import { ListApplicantMails } from './list-applicant-mails.use-case';

@ApiTags('mails')
@Allow('hr')
@Controller('api/admin/applications/:id/mails')
export class ApplicantMailsAdminController {
  constructor(private readonly listApplicantMails: ListApplicantMails) {}

  @Get()
  @ApiOperation({ operationId: 'listApplicantMails', summary: 'List the mails to an applicant, each as it went' })
  @DescribeList({ unit: 'mails', view: ApplicantMailView })
  async list(@Param('id') id: string, @Query() query: Record<string, unknown>): Promise<Listed<ApplicantMailView>> {
    return listed(await this.listApplicantMails.run({ applicationId: id, ...readApplicantMailsQuery(query) }), toView);
  }
}
