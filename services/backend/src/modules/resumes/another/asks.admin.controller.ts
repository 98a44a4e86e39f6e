import { Controller, Get, Param } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Allow } from '../../../platform/access/access.decorators';
import { Database } from '../../../platform/database/database';
import { ApiOperation, ApiParam, ApiProperty, ApiTags } from '../../../platform/http/contract/api-docs.decorators';
import { NotFound } from '../../../platform/http/errors/http.errors';
import { Answers } from '../../../platform/http/listing/answer-headers';
import { toView } from '../../../platform/http/listing/to-view';
import { deliveryStates } from '../../notifications/notifications.facts';
import { type AskReason, askReasons, type ResumeType, resumeTypes } from '../resumes.facts';
import { asks } from './asks.repository';

const mailStates = ['waiting', ...deliveryStates] as const;

/** An applicant was told that nobody can open a file, and was given a link for another one. */
class ResumeAskView {
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

@ApiTags('resumes')
@Allow('hr')
@Controller('api/admin/applications')
export class AsksAdminController {
  constructor(private readonly database: Database) {}

  @Get(':id/resume/asks')
  @ApiOperation({
    operationId: 'listResumeAsks',
    summary: 'When an applicant was asked for another file, newest first',
  })
  @ApiParam({ name: 'id', type: String, format: 'uuid', description: "The application's id." })
  @Answers(200, [ResumeAskView])
  async list(@Param('id') id: string): Promise<ResumeAskView[]> {
    if (!isUUID(id) || !(await asks.isAbout(this.database, id))) throw new NotFound('There is no such resume.');
    return (await asks.list(this.database, id)).map(toView);
  }
}
