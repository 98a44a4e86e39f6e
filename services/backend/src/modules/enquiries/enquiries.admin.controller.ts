import { Controller, Get, Param, Query, Res, type Type } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '../../platform/http/api-docs.decorators';
import { contentRange } from '../../platform/http/content-range';
import { DescribeErrors } from '../../platform/http/describe-errors.decorator';
import { DescribeEnquiryList } from './describe-enquiry-list.decorator';
import type { EnquiryEntity } from './enquiry.entity';
import type { EnquiryList } from './enquiry-lists';
import type { EnquiryView } from './enquiry.view';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';

/** The controller of one kind's list. */
export function listController<Row extends EnquiryEntity>(kind: EnquiryList<Row>): Type {
  const { path, ids, words, entity, view, toView } = kind;

  @ApiTags('enquiries')
  @Allow('general')
  @Controller(`api/admin/${path}`)
  class EnquiriesAdminController {
    constructor(
      private readonly listEnquiries: ListEnquiries,
      private readonly findEnquiry: FindEnquiry,
    ) {}

    @Get()
    @ApiOperation({ operationId: `list${ids.many}`, summary: `List ${words.list}` })
    @DescribeEnquiryList(view, path)
    async list(
      @Query() query: Record<string, unknown>,
      @Res({ passthrough: true }) response: Response,
    ): Promise<EnquiryView[]> {
      const { rows, offset, total } = await this.listEnquiries.list(entity, query);
      response.setHeader('Content-Range', contentRange(path, offset, rows.length, total));
      return rows.map(toView);
    }

    @Get(':id')
    @ApiOperation({ operationId: `find${ids.one}`, summary: `Show one ${words.one}` })
    @ApiParam({ name: 'id', type: String, format: 'uuid' })
    @ApiOkResponse({ type: view })
    @DescribeErrors(401, 403, 404, 503)
    async find(@Param('id') id: string): Promise<EnquiryView> {
      return toView(await this.findEnquiry.find(entity, id));
    }
  }
  return EnquiriesAdminController;
}
