import { Body, Controller, HttpCode, Module, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Allow, CurrentCaller, type Caller, FreshlyAuthenticated } from '../../platform/access/access.decorators';
import { ChoiceField, FlagField } from '../../platform/fields/choice-fields.decorator';
import { EmailField } from '../../platform/fields/contact-fields.decorator';
import { ApiOperation, ApiProperty, ApiTags } from '../../platform/http/contract/api-docs.decorators';
import { DescribeFile } from '../../platform/http/contract/describe-file.decorator';
import { Answers } from '../../platform/http/listing/answer-headers';
import { AuditModule } from '../audit/audit.module';
import { ResumesModule } from '../resumes/resumes.module';
import { EraseAgain, ErasePerson } from './erase/erase-person.use-case';
import { ExportPerson } from './export/export-person.use-case';
import { type PersonCounts, personCounts } from './person.repository';
import { RetentionAdminController } from './retain/retention.admin.controller';

/** Chosen, not written: a free text about a person would outlive the person's data. */
const erasureReasons = ['asked-for', 'consent-withdrawn', 'under-age', 'not-needed'] as const;

class PersonRequest {
  @EmailField({ description: 'In any spelling that means the same mailbox.' })
  email: string;
}

class EraseRequest extends PersonRequest {
  @ChoiceField(erasureReasons)
  reason: (typeof erasureReasons)[number];

  @FlagField({ required: false, description: 'Only count what would go.' })
  dryRun?: boolean;
}

const descriptions: Partial<Record<keyof PersonCounts, string>> = {
  stageMails: 'Mails that HR has asked for.',
  deliveries: 'Records of mails, to the person or about them.',
  duplicates: 'Links to other applications.',
  keptAnswers: 'Answers kept for repeated submissions.',
};

class PersonCountsView {
  @ApiProperty({ type: 'integer' }) applications: number;
}
for (const name of personCounts.slice(1)) {
  const description = descriptions[name];
  ApiProperty({ type: 'integer', ...(description && { description }) })(PersonCountsView.prototype, name);
}

/** The records that an erasure has removed, or would remove. */
class ErasureView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) erasedAt: string | null;
  @ApiProperty({ type: PersonCountsView }) counts: PersonCounts;
}

@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin')
class PersonAdminController {
  constructor(
    private readonly erasePerson: ErasePerson,
    private readonly exportPerson: ExportPerson,
  ) {}

  @Post('erasures')
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'erasePerson', summary: 'Erase all that is held about the person with an address' })
  @Answers(200, ErasureView, { description: 'Where nothing is held, all counts are 0.' })
  async erase(@Body() given: EraseRequest, @CurrentCaller() caller: Caller): Promise<ErasureView> {
    const { counts, erasedAt } = await this.erasePerson.erase(given, caller);
    return { dryRun: erasedAt === null, erasedAt: erasedAt?.toISOString() ?? null, counts };
  }

  /** By POST, so that the address is in no log and in no history. */
  @Post('exports')
  @FreshlyAuthenticated()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'exportPerson',
    summary: 'Download what is held about the person with an address, as far as one may read it',
  })
  @DescribeFile({
    type: 'application/zip',
    description: 'An archive, as an attachment.',
    disposition: 'attachment; filename="person-2026-11-20.zip"',
  })
  async export(
    @Body() { email }: PersonRequest,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await this.exportPerson.send(email, caller, response);
  }
}

/** The HTTP routes of privacy. The policy that people agree to is in `find-policy.use-case.ts`. */
@Module({
  imports: [AuditModule, ResumesModule],
  controllers: [RetentionAdminController, PersonAdminController],
  providers: [ErasePerson, EraseAgain, ExportPerson],
})
export class PrivacyAdminModule {}
