import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { deliveryStates } from '../../notifications/notifications.facts';
import { type AskReason, askReasons, type ResumeType, resumeTypes } from '../resumes.facts';

const mailStates = ['waiting', ...deliveryStates] as const;

/** An applicant was told that nobody can open a file, and was given a link for another one. */
export class ResumeAskView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({
    enum: askReasons,
    description:
      'locked: needs a password; damaged: no program opens it; infected: deleted by the scanner; lost: damaged on its way to storage.',
  })
  reason: AskReason;
  @ApiProperty({ type: String, format: 'date-time' }) askedAt: string;
  @ApiProperty({ enum: mailStates, description: 'How far the mail to the applicant has come.' })
  mailState: (typeof mailStates)[number];
  @ApiProperty({ type: String, format: 'date-time', description: 'Until when the link takes a file.' })
  expiresAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When another file came.' })
  answeredAt: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: '2f7k1p0c9d4m8x6z3v5b7n1q2w.pdf',
    description: 'File name for `/uploads/{resume}` of the former file, once another one has replaced it.',
  })
  file: string | null;
  @ApiProperty({ enum: resumeTypes, nullable: true, type: String }) fileType: ResumeType | null;
  @ApiProperty({ type: Number, nullable: true, description: 'In bytes.' }) fileSize: number | null;
}
