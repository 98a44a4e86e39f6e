import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow } from '../../platform/access/access.decorators';
import { CurrentDoer, type Doer } from '../../platform/access/current-doer.decorator';
import { DescribeCsv } from '../../platform/csv/describe-csv.decorator';
import { ApiTags } from '../../platform/http/api-docs.decorators';
import { ConsultationEntity } from './consultation.entity';
import { consultationColumns } from './enquiry-columns';
import { ExportEnquiries } from './export-enquiries.use-case';
import { sampleEnquiry } from './sample-enquiry';

const file = { name: 'feedback', type: ConsultationEntity, columns: consultationColumns } as const;

@ApiTags('enquiries')
@Allow('general')
@Controller('api/admin/users.csv')
export class ExportConsultationsAdminController {
  constructor(private readonly exportEnquiries: ExportEnquiries) {}

  @Get()
  @DescribeCsv({
    operationId: 'exportConsultations',
    summary: 'Download feedback as CSV',
    ...file,
    sample: sampleEnquiry,
  })
  async export(
    @Query() query: Record<string, unknown>,
    @CurrentDoer() doer: Doer,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportEnquiries.send(file, query, doer, response);
  }
}
