import { ApiProperty } from '../../platform/http/api-docs.decorators';

/** The mail that belongs to a stage, filled for one applicant. HR may edit `subject` and `text` and send them with the move. */
export class StageMailView {
  @ApiProperty({ type: String }) subject: string;
  @ApiProperty({ type: String, description: 'What `mail.body` of the move wants.' }) text: string;
  @ApiProperty({ type: String, description: 'The whole mail as it would look.' }) html: string;
}
