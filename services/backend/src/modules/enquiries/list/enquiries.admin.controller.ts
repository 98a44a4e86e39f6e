import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../../platform/access/access.decorators';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { type Listed, listed } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import type { EnquiryView } from '../enquiry.entity';
import { enquiryForms } from '../enquiry-kinds.facts';
import { DescribeEnquiries, DescribeEnquiry } from './describe-enquiries.decorator';
import { FindEnquiry } from './find-enquiry.use-case';
import { ListEnquiries } from './list-enquiries.use-case';

const { consultation, 'home-enquiry': homeEnquiry, 'contact-message': contactMessage } = enquiryForms;
type RawQuery = Record<string, unknown>;

@ApiTags('enquiries')
@Allow('general')
@Controller(`api/admin/${consultation.list}`)
export class ConsultationsAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @DescribeEnquiries('consultation')
  async list(@Query() query: RawQuery): Promise<Listed<EnquiryView>> {
    return listed(await this.listEnquiries.run({ kind: 'consultation', query }), toView);
  }

  @Get(':id')
  @DescribeEnquiry('consultation')
  async find(@Param('id') id: string): Promise<EnquiryView> {
    return toView(await this.findEnquiry.run({ kind: 'consultation', id }));
  }
}

@ApiTags('enquiries')
@Allow('general')
@Controller(`api/admin/${homeEnquiry.list}`)
export class HomeEnquiriesAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @DescribeEnquiries('home-enquiry')
  async list(@Query() query: RawQuery): Promise<Listed<EnquiryView>> {
    return listed(await this.listEnquiries.run({ kind: 'home-enquiry', query }), toView);
  }

  @Get(':id')
  @DescribeEnquiry('home-enquiry')
  async find(@Param('id') id: string): Promise<EnquiryView> {
    return toView(await this.findEnquiry.run({ kind: 'home-enquiry', id }));
  }
}

@ApiTags('enquiries')
@Allow('general')
@Controller(`api/admin/${contactMessage.list}`)
export class ContactMessagesAdminController {
  constructor(
    private readonly listEnquiries: ListEnquiries,
    private readonly findEnquiry: FindEnquiry,
  ) {}

  @Get()
  @DescribeEnquiries('contact-message')
  async list(@Query() query: RawQuery): Promise<Listed<EnquiryView>> {
    return listed(await this.listEnquiries.run({ kind: 'contact-message', query }), toView);
  }

  @Get(':id')
  @DescribeEnquiry('contact-message')
  async find(@Param('id') id: string): Promise<EnquiryView> {
    return toView(await this.findEnquiry.run({ kind: 'contact-message', id }));
  }
}
