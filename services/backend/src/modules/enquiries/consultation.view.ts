import { ApiProperty } from '../../platform/http/api-docs.decorators';
import type { ConsultationEntity } from './consultation.entity';
import { EnquiryView, toEnquiryView } from './enquiry.view';

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
