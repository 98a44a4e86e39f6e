import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { ContactMessageEntity } from './contact-message.entity';
import { ContactMessageView, toContactMessageView } from './contact-message.view';
import { DescribeEnquiryList } from './describe-enquiry-list.decorator';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/contacts')
export class ContactMessagesAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listContactMessages', summary: 'List contact messages' })
  @DescribeEnquiryList(ContactMessageView, 'contacts')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ContactMessageView[]> {
    const { rows, offset, total } = await this.listEnquiries.list(ContactMessageEntity, query);
    response.setHeader('Content-Range', contentRange('contacts', offset, rows.length, total));
    return rows.map(toContactMessageView);
  }

  @Get(':id')
  @ApiOperation({ operationId: 'findContactMessage', summary: 'Show one contact message' })
  @ApiParam({ name: 'id', type: String, format: 'uuid' })
  @ApiOkResponse({ type: ContactMessageView })
  @DescribeErrors(401, 403, 404, 503)
  async find(@Param('id') id: string): Promise<ContactMessageView> {
    return toContactMessageView(await this.findEnquiry.find(ContactMessageEntity, id));
  }
}
