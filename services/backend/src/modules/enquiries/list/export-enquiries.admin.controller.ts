import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller } from '../../../platform/access/access.decorators';
import { toAttachment } from '../../../platform/csv/export-target';
import { ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { enquiryForms } from '../enquiry-kinds.facts';
import { DescribeEnquiriesCsv, DescribeEnquiriesXlsx } from './describe-enquiries.decorator';
import { ExportEnquiries } from './export-enquiries.use-case';

const { consultation, 'home-enquiry': homeEnquiry, 'contact-message': contactMessage } = enquiryForms;
type RawQuery = Record<string, unknown>;

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ExportConsultationsAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get(`${consultation.list}.csv`)
  @DescribeEnquiriesCsv('consultation')
  async exportCsv(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'consultation', query, format: 'csv', target }, caller);
  }

  @Get(`${consultation.list}.xlsx`)
  @DescribeEnquiriesXlsx('consultation')
  async exportXlsx(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'consultation', query, format: 'xlsx', target }, caller);
  }
}

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ExportHomeEnquiriesAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get(`${homeEnquiry.list}.csv`)
  @DescribeEnquiriesCsv('home-enquiry')
  async exportCsv(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'home-enquiry', query, format: 'csv', target }, caller);
  }

  @Get(`${homeEnquiry.list}.xlsx`)
  @DescribeEnquiriesXlsx('home-enquiry')
  async exportXlsx(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'home-enquiry', query, format: 'xlsx', target }, caller);
  }
}

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin')
export class ExportContactMessagesAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get(`${contactMessage.list}.csv`)
  @DescribeEnquiriesCsv('contact-message')
  async exportCsv(@Query() query: RawQuery, @CurrentCaller() caller: Caller, @Res() response: Response): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'contact-message', query, format: 'csv', target }, caller);
  }

  @Get(`${contactMessage.list}.xlsx`)
  @DescribeEnquiriesXlsx('contact-message')
  async exportXlsx(
    @Query() query: RawQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const target = toAttachment(response);
    await this.exportEnquiries.run({ kind: 'contact-message', query, format: 'xlsx', target }, caller);
  }
}
