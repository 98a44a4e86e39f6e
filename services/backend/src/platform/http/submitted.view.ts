import { ApiProperty, ApiPropertyOptional } from './api-docs.decorators';

/** The answer to everything that visitors send. */
export class SubmittedView {
  @ApiProperty({ type: String, example: 'Application submitted successfully!' }) message: string;
  @ApiProperty({ type: String, description: 'The same as `message`.' }) msg: string;
  @ApiProperty({ type: String, example: 'FD-7K3M-2QXW' }) reference: string;
  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'When you agreed; present if you did.' })
  consentAt?: string;
}

export const toSubmittedView = (message: string, reference: string, consentAt: Date | null): SubmittedView => ({
  message,
  msg: message,
  reference,
  ...(consentAt && { consentAt: consentAt.toISOString() }),
});
