import { IsString } from 'class-validator';
import { FlagField, IdField } from '../../../platform/fields/choice-fields.decorator';
import { field } from '../../../platform/fields/field.decorator';
import { longestMail } from '../../notifications/notifications.facts';

const MailTextField = (maxLength: number, description: string) =>
  field({ type: String, maxLength, description }, IsString({ message: 'Give a text.' }));

/** Each `{{name}}`, `{{reference}}`, `{{company}}` and `{{writer}}` is filled in. */
export class EnquiryReplyText {
  @MailTextField(longestMail.subject, 'One line. The reference is added where it is missing.')
  subject: string;

  @MailTextField(longestMail.body, 'Plain text.')
  body: string;
}

export class SendEnquiryReplyRequest extends EnquiryReplyText {
  @IdField({
    wrong: 'Give a UUID.',
    description: 'Made by the caller for this reply: with the same one it is sent once, however often it is asked for.',
  })
  key: string;

  @FlagField({ description: 'Whether the enquiry is closed by it; otherwise the sender’s answer is waited for.' })
  close: boolean;
}
