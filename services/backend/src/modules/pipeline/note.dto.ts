import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { PlainText } from '../../platform/http/plain-text.decorator';

const LONGEST_NOTE = 5000;

export class NoteRequest {
  @ApiProperty({ type: String, maxLength: LONGEST_NOTE, description: 'Plain text, line breaks included.' })
  @PlainText({ max: LONGEST_NOTE })
  text: string;
}
