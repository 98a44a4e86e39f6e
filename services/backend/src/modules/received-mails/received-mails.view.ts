import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { toView } from '../../platform/http/listing/to-view';
import { LARGEST_RESUME_MIB, resumeTypes } from '../resumes/resumes.facts';
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

/** A file of a mail of an applicant. */
export class ApplicantFileView extends ReceivedFileView {
  @ApiProperty({
    type: Boolean,
    description: 'Whether its name and size are those of a resume, so that it may become the resume.',
  })
  mayBeResume: boolean;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it became the resume, last; another one may have come since.',
  })
  usedAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The file name in the address of the resume before it.',
    example: '5fq0s3kz8m1xw7h2v9c4b6t0ya.pdf',
  })
  formerResume: string | null;
}

class MailView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
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
  @ApiProperty({ type: Boolean, description: 'Whether that is the address that the enquiry or the application gives.' })
  isSenders: boolean;
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
}

/** A mail that has come about an enquiry. */
export class ReceivedMailView extends MailView {
  @ApiProperty({ type: String, format: 'uuid' }) enquiryId: string;
  @ApiProperty({ type: [ReceivedFileView] }) files: ReceivedFileView[];
}

/** A mail of an applicant, in answer to one of ours. */
export class ApplicantReplyView extends MailView {
  @ApiProperty({ type: String, format: 'uuid', description: 'It answers a mail about this one.' })
  applicationId: string;
  @ApiProperty({ type: [ApplicantFileView] }) files: ApplicantFileView[];
}

export const toReceivedView = ({ subjectId: enquiryId, files, ...mail }: StoredMail): ReceivedMailView => ({
  ...toView(mail),
  enquiryId,
  files: files.map(({ id, name, size, scanState }) => ({ id, name, size, scanState })),
});

const hasNameOfResume = new RegExp(`\\.(?:${resumeTypes.join('|')})$`, 'i');

export const toApplicantReplyView = ({ subjectId: applicationId, files, ...mail }: StoredMail): ApplicantReplyView => ({
  ...toView(mail),
  applicationId,
  files: files.map(({ formerKey, ...file }) => ({
    ...file,
    formerResume: formerKey,
    mayBeResume:
      file.scanState !== 'infected' && file.size <= LARGEST_RESUME_MIB * 1_048_576 && hasNameOfResume.test(file.name),
  })),
});
