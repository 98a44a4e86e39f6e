import { IsUUID } from 'class-validator';
import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { PlainText } from '../../platform/http/plain-text.decorator';

const LONGEST_NAME = 120;

export class CreateReferralRequest {
  @ApiProperty({ type: String, format: 'uuid', description: 'The job post that the link leads to.' })
  @IsUUID('all', { message: 'Must be the id of a job post.' })
  jobPost: string;

  @ApiProperty({ type: String, maxLength: LONGEST_NAME, description: 'Of the colleague who refers people.' })
  @PlainText({ max: LONGEST_NAME, oneLine: true })
  name: string;
}
