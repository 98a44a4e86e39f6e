import { Controller, Get, Param, Query, type Type } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers, type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { DescribeList } from '../../../platform/http/listing/describe-list.decorator';
import type { EnquiryEntity } from '../enquiry.entity';
import type { EnquiryKind } from '../enquiry-kinds';
import { EnquiriesAdminRepository } from './enquiries.admin.repository';
import { type EnquiryView, toEnquiryView } from './enquiry.view';

/** The controller of one kind's list. */
export function listController(kind: EnquiryKind): Type {
  const { list: path, ids, summaries, entity, view } = kind;
  const toView = (row: EnquiryEntity) => toEnquiryView(kind, row);

  @ApiTags('enquiries')
  @Allow('general')
  @Controller(`api/admin/${path}`)
  class EnquiriesAdminController {
    constructor(private readonly enquiries: EnquiriesAdminRepository) {}

    @Get()
    @ApiOperation({ operationId: `list${ids.many}`, summary: summaries.list })
    @DescribeList({
      unit: path,
      view,
      sort: { example: '["createdAt","DESC"]', description: 'By createdAt, name, email or reference.' },
      filter: {
        keys: 'q, id, standing, from, to. Clear ones alone without standing or id',
        example: '{"q":"rao"}',
      },
    })
    async list(@Query() query: Record<string, unknown>): Promise<Listed<EnquiryView>> {
      return listed(await this.enquiries.list(entity, query), toView);
    }

    @Get(':id')
    @ApiOperation({ operationId: `find${ids.one}`, summary: summaries.find })
    @Answers(200, view)
    async find(@Param('id') id: string): Promise<EnquiryView> {
      return toView(await this.enquiries.find(entity, id));
    }
  }
  return EnquiriesAdminController;
}
