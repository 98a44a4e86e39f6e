import { IsString } from 'class-validator';
import { field } from '../../../platform/fields/field.decorator';
import { LONGEST_SIGNATURE, signaturePlaceholders } from './signature-text';

export class ChangeSignatureRequest {
  @field(
    {
      type: String,
      maxLength: LONGEST_SIGNATURE,
      description: `Plain text; empty for none. Placeholders: ${signaturePlaceholders.map((name) => `{{${name}}}`).join(', ')}; {{writer}} is empty in automatic mails.`,
    },
    IsString({ message: 'Enter a text.' }),
  )
  text: string;
}
