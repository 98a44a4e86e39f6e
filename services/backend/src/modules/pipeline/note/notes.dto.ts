import { PlainText } from '../../../platform/fields/text-field.decorator';
import { NoteKeyField } from '../../../platform/idempotency/write-once';

export class NoteRequest {
  @PlainText({ maxLength: 5000, lines: true, description: 'Plain text, line breaks included.' })
  text: string;
}

export class WriteNoteRequest extends NoteRequest {
  @NoteKeyField() key?: string;
}
