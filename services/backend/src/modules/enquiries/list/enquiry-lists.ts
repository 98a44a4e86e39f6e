import type { Type } from '@nestjs/common';
import type { CsvColumn } from '../../../platform/csv/stream-csv';
import { ConsultationEntity, ContactMessageEntity, type EnquiryEntity, HomeEnquiryEntity } from '../enquiry.entity';
import {
  ConsultationView,
  ContactMessageView,
  type EnquiryView,
  HomeEnquiryView,
  toConsultationView,
  toContactMessageView,
  toHomeEnquiryView,
} from './enquiry.view';

/** How the admin area lists and exports one kind of enquiry. */
export interface EnquiryList<Row extends EnquiryEntity> {
  /** Below `/api/admin`, and the unit of `Content-Range`. */
  path: string;
  /** Of the exported file and in the audit log. */
  file: 'feedback' | 'enquiries' | 'contacts';
  /** For the ids of operations. */
  ids: { one: string; many: string };
  /** For the summaries of operations. */
  words: { one: string; list: string; file: string };
  entity: Type<Row>;
  view: Type<EnquiryView>;
  toView: (row: Row) => EnquiryView;
  columns: readonly CsvColumn<Row>[];
}

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

export const consultationList: EnquiryList<ConsultationEntity> = {
  path: 'users',
  file: 'feedback',
  ids: { one: 'Consultation', many: 'Consultations' },
  words: { one: 'consultation request', list: 'feedback: the consultation requests', file: 'feedback' },
  entity: ConsultationEntity,
  view: ConsultationView,
  toView: toConsultationView,
  columns: [
    ...sender,
    { heading: 'Phone', read: ({ number }) => number },
    { heading: 'Website', read: ({ website }) => website },
    { heading: 'Feedback', read: ({ feedback }) => feedback },
    ...arrival,
  ],
};

const ofHomePage = 'the enquiries of the home page';

export const homeEnquiryList: EnquiryList<HomeEnquiryEntity> = {
  path: 'enquiries',
  file: 'enquiries',
  ids: { one: 'HomeEnquiry', many: 'HomeEnquiries' },
  words: { one: 'enquiry of the home page', list: ofHomePage, file: ofHomePage },
  entity: HomeEnquiryEntity,
  view: HomeEnquiryView,
  toView: toHomeEnquiryView,
  columns: [
    ...sender,
    { heading: 'Company', read: ({ company }) => company },
    { heading: 'Project details', read: ({ projectDetails }) => projectDetails },
    ...arrival,
  ],
};

export const contactMessageList: EnquiryList<ContactMessageEntity> = {
  path: 'contacts',
  file: 'contacts',
  ids: { one: 'ContactMessage', many: 'ContactMessages' },
  words: { one: 'contact message', list: 'contact messages', file: 'contact messages' },
  entity: ContactMessageEntity,
  view: ContactMessageView,
  toView: toContactMessageView,
  columns: [
    ...sender,
    { heading: 'Phone', read: ({ number }) => number },
    { heading: 'Message', read: ({ message }) => message },
    ...arrival,
  ],
};
