import { PlainText } from '../../../platform/fields/text-field.decorator';

export class NoteRequest {
  @PlainText({ maxLength: 5000, lines: true, description: 'Plain text, line breaks included.' })
  text: string;
}
