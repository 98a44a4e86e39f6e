import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { HomeEnquiryEntity } from './home-enquiry.entity';
import { HomeEnquiryView, toHomeEnquiryView } from './home-enquiry.view';
import { DescribeEnquiryList } from './describe-enquiry-list.decorator';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/enquiries')
export class HomeEnquiriesAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listHomeEnquiries', summary: 'List the enquiries of the home page' })
  @DescribeEnquiryList(HomeEnquiryView, 'enquiries')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HomeEnquiryView[]> {
    const { rows, offset, total } = await this.listEnquiries.list(HomeEnquiryEntity, query);
    response.setHeader('Content-Range', contentRange('enquiries', offset, rows.length, total));
    return rows.map(toHomeEnquiryView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findHomeEnquiry', summary: 'Show one enquiry of the home page' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: HomeEnquiryView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string): Promise<HomeEnquiryView> {
    return toHomeEnquiryView(await this.findEnquiry.find(HomeEnquiryEntity, id));
  }
}
