import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import type { ConsultationEntity, ContactMessageEntity, EnquiryEntity, HomeEnquiryEntity } from '../enquiry.entity';
import { type Standing, standings } from './enquiry-filter';

/** The fields that the admin area shows of every enquiry. */
export class EnquiryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  source: Record<string, string> | null;
  @ApiProperty({ enum: standings }) standing: Standing;
  @ApiProperty({ type: [String], description: 'Why it is suspected to be spam.' }) heldFor: string[];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

function toEnquiryView(row: EnquiryEntity): EnquiryView {
  const { id, reference, name, email, source, standing, heldFor, createdAt } = row;
  return { _id: id, id, reference, name, email, source, standing, heldFor, createdAt: createdAt.toISOString() };
}

/** A consultation request as the admin area shows it. */
export class ConsultationView extends EnquiryView {
  @ApiProperty({ type: String }) number: string;
  @ApiProperty({ type: String, format: 'uri' }) website: string;
  @ApiProperty({ type: String }) feedback: string;
}

export function toConsultationView(row: ConsultationEntity): ConsultationView {
  const { number, website, feedback } = row;
  return Object.assign(toEnquiryView(row), { number, website, feedback });
}

/** An enquiry of the home page as the admin area shows it. */
export class HomeEnquiryView extends EnquiryView {
  @ApiProperty({ type: String, nullable: true }) company: string | null;
  @ApiProperty({ type: String }) projectDetails: string;
}

export function toHomeEnquiryView(row: HomeEnquiryEntity): HomeEnquiryView {
  const { company, projectDetails } = row;
  return Object.assign(toEnquiryView(row), { company, projectDetails });
}

/** A contact message as the admin area shows it. */
export class ContactMessageView extends EnquiryView {
  @ApiProperty({ type: String }) number: string;
  @ApiProperty({ type: String }) message: string;
}

export function toContactMessageView(row: ContactMessageEntity): ContactMessageView {
  const { number, message } = row;
  return Object.assign(toEnquiryView(row), { number, message });
}
