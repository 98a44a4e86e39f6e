import { Body, Controller, Post } from '@nestjs/common';
import { Allow, CurrentDoer, type Doer, FreshlyAuthenticated } from '../../../platform/access/access.decorators';
import { ApiOperation, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { enquiryKinds } from '../../enquiries/enquiry-kinds.facts';
import { submissions } from '../../submissions/kinds.facts';
import { EraseRequest } from '../erasure.dto';
import type { PersonCounts } from '../person.repository';
import { ErasePerson, type Erasure } from './erase-person.use-case';

/** The number of submissions of each kind. */
class SubmissionCountsView {
  @ApiProperty({ type: 'integer' }) applications: number;
}
for (const kind of enquiryKinds)
  ApiProperty({ type: 'integer' })(SubmissionCountsView.prototype, submissions[kind].countName);

class PersonCountsView extends SubmissionCountsView {
  @ApiProperty({ type: 'integer' }) resumes: number;
  @ApiProperty({ type: 'integer' }) consents: number;
  @ApiProperty({ type: 'integer' }) notes: number;
  @ApiProperty({ type: 'integer' }) stageMoves: number;
  @ApiProperty({ type: 'integer', description: 'Mails that HR has asked for.' }) stageMails: number;
  @ApiProperty({ type: 'integer', description: 'Records of mails, to the person or about them.' }) deliveries: number;
  @ApiProperty({ type: 'integer', description: 'Links to other applications.' }) duplicates: number;
  @ApiProperty({ type: 'integer', description: 'Answers kept for repeated submissions.' }) keptAnswers: number;
}

/** The records that an erasure has removed, or would remove. */
class ErasureView {
  @ApiProperty({ type: Boolean }) dryRun: boolean;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) erasedAt: string | null;
  @ApiProperty({ type: PersonCountsView }) counts: PersonCounts;
}

const toErasureView = ({ counts, erasedAt }: Erasure): ErasureView => ({
  dryRun: erasedAt === null,
  erasedAt: erasedAt?.toISOString() ?? null,
  counts,
});

@ApiTags('privacy')
@Allow('general', 'hr')
@Controller('api/admin/erasures')
export class ErasuresAdminController {
  constructor(private readonly erasePerson: ErasePerson) {}

  @Post()
  @FreshlyAuthenticated()
  @ApiOperation({ operationId: 'erasePerson', summary: 'Erase all that is held about the person with an address' })
  @Answers(200, ErasureView, { description: 'Where nothing is held, all counts are 0.' })
  async erase(@Body() given: EraseRequest, @CurrentDoer() doer: Doer): Promise<ErasureView> {
    return toErasureView(await this.erasePerson.erase(given, doer));
  }
}
