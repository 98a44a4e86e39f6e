import { ApiProperty } from '../../platform/http/api-docs.decorators';
import { EnquiryView, toEnquiryView } from './enquiry.view';
import type { HomeEnquiryEntity } from './home-enquiry.entity';

/** An enquiry of the home page as the admin area shows it. */
export class HomeEnquiryView extends EnquiryView {
  @ApiProperty({ type: String, nullable: true }) company: string | null;
  @ApiProperty({ type: String }) projectDetails: string;
}

export function toHomeEnquiryView(row: HomeEnquiryEntity): HomeEnquiryView {
  const { company, projectDetails } = row;
  return Object.assign(toEnquiryView(row), { company, projectDetails });
}
