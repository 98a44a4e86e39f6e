import type { CsvColumn } from '../../platform/csv/csv-column';
import type { ConsultationEntity } from './consultation.entity';
import type { ContactMessageEntity } from './contact-message.entity';
import type { EnquiryEntity } from './enquiry.entity';
import type { HomeEnquiryEntity } from './home-enquiry.entity';

const sender: CsvColumn<EnquiryEntity>[] = [
  { heading: 'Reference', read: ({ reference }) => reference },
  { heading: 'Received', read: ({ createdAt }) => createdAt },
  { heading: 'Name', read: ({ name }) => name },
  { heading: 'E-mail', read: ({ email }) => email },
];
const arrival: CsvColumn<EnquiryEntity>[] = [
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Standing', read: ({ standing }) => standing },
];

export const consultationColumns: CsvColumn<ConsultationEntity>[] = [
  ...sender,
  { heading: 'Phone', read: ({ number }) => number },
  { heading: 'Website', read: ({ website }) => website },
  { heading: 'Feedback', read: ({ feedback }) => feedback },
  ...arrival,
];

export const homeEnquiryColumns: CsvColumn<HomeEnquiryEntity>[] = [
  ...sender,
  { heading: 'Company', read: ({ company }) => company },
  { heading: 'Project details', read: ({ projectDetails }) => projectDetails },
  ...arrival,
];

export const contactMessageColumns: CsvColumn<ContactMessageEntity>[] = [
  ...sender,
  { heading: 'Phone', read: ({ number }) => number },
  { heading: 'Message', read: ({ message }) => message },
  ...arrival,
];
