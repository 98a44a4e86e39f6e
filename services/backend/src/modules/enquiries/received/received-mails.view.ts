import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { toView } from '../../../platform/http/listing/to-view';
import type { StoredMail } from './received-mails.repository';
import { type ReceivedKind, receivedKinds, type ScanState, scanStates } from './received-mails.facts';

/** A file of a received mail. */
export class ReceivedFileView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, description: 'As the sender calls it, without folders.' }) name: string;
  @ApiProperty({ type: 'integer', description: 'In bytes.' }) size: number;
  @ApiProperty({
    enum: scanStates,
    enumName: 'ReceivedFileScan',
    description: 'What the malware scanner says; a file that waits is handed out where there is no scanner.',
  })
  scanState: ScanState;
}

/** A mail that has come about an enquiry. */
export class ReceivedMailView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, format: 'uuid' }) enquiryId: string;
  @ApiProperty({
    enum: receivedKinds,
    enumName: 'ReceivedMailKind',
    description:
      'Written by somebody, sent by a program such as an absence notice, or the report that our mail did not arrive.',
  })
  kind: ReceivedKind;
  @ApiProperty({ type: String, description: 'The name that the mail gives; may be empty.' }) senderName: string;
  @ApiProperty({ type: String, description: 'The address that the mail gives, which anybody can forge; may be empty.' })
  senderEmail: string;
  @ApiProperty({ type: Boolean, description: 'Whether that is the address of the enquiry.' }) isSenders: boolean;
  @ApiProperty({ type: String, description: 'May be empty.' }) subject: string;
  @ApiProperty({ type: String, description: 'Plain text, without what is quoted of earlier mails; may be empty.' })
  text: string;
  @ApiProperty({ type: String, description: 'What stands below it of earlier mails; may be empty.' }) quoted: string;
  @ApiProperty({ type: Boolean, description: 'Whether something of the mail is missing here.' }) isCut: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a report: why, in the words of the mail server.',
    example: '5.1.1 550 no such user',
  })
  reason: string | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'When the mailbox got it.' }) createdAt: string;
  @ApiProperty({ type: [ReceivedFileView] }) files: ReceivedFileView[];
}

export const toReceivedView = (mail: StoredMail): ReceivedMailView => toView(mail);
