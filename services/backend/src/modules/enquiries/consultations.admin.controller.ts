import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { ConsultationEntity } from './consultation.entity';
import { ConsultationView, toConsultationView } from './consultation.view';
import { DescribeEnquiryList } from './describe-enquiry-list.decorator';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/users')
export class ConsultationsAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listConsultations', summary: 'List feedback: the consultation requests' })
  @DescribeEnquiryList(ConsultationView, 'users')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConsultationView[]> {
    const { rows, offset, total } = await this.listEnquiries.list(ConsultationEntity, query);
    response.setHeader('Content-Range', contentRange('users', offset, rows.length, total));
    return rows.map(toConsultationView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findConsultation', summary: 'Show one consultation request' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: ConsultationView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string): Promise<ConsultationView> {
    return toConsultationView(await this.findEnquiry.find(ConsultationEntity, id));
  }
}
