import { ApiProperty } from '../../../platform/http/contract/api-docs.decorators';
import { type RowOf, toView } from '../../../platform/http/listing/to-view';
import { type Standing, standings } from '../../submissions/kinds.facts';
import { type EnquiryState, enquiryStates, type EnquiryTab, enquiryTabs } from '../answering/enquiry-answering.facts';
import { enquiryKinds, type EnquiryName } from '../enquiry-kinds.facts';

/** The fields that some forms have and others do not, apart from the sender's own words, which each has. */
export const someFields = ['number', 'website', 'company'] as const;

class EnquiryAssigneeView {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'Leela Nair' }) name: string;
  @ApiProperty({ type: Boolean, description: 'Whether the person is a general administrator now.' }) active: boolean;
}

const ofSome = (description: string, example: string) => ({ type: String, nullable: true, description, example });

/** An enquiry of any kind, with whose turn it is and who answers it. */
export class AnyEnquiryView {
  @ApiProperty({ type: String, format: 'uuid' }) _id: string;
  @ApiProperty({ type: String, format: 'uuid', description: 'The same as `_id`.' }) id: string;
  @ApiProperty({ enum: enquiryKinds }) kind: EnquiryName;
  @ApiProperty({ type: 'integer', description: 'Counts the changes of its state; the `ETag` in quotes.' })
  version: number;
  @ApiProperty({ type: String, example: 'FD-7K2M-Q4XV' }) reference: string;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'email' }) email: string;
  @ApiProperty(ofSome('Of a consultation or a contact message.', '+91 98123 45678')) number: string | null;
  @ApiProperty(ofSome('Of a consultation.', 'https://company.example')) website: string | null;
  @ApiProperty(ofSome('Of a home enquiry.', 'Verma Clinics')) company: string | null;
  @ApiProperty({
    type: String,
    description: 'The sender’s own text: a message, feedback or project details.',
    example: 'A booking system that works offline.',
  })
  words: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  source: Record<string, string> | null;
  @ApiProperty({ enum: standings }) standing: Standing;
  @ApiProperty({
    type: [String],
    description: 'Signs of spam: why it was held, or what of a clear one could not be checked.',
  })
  heldFor: string[];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ enum: enquiryStates, description: 'Whose turn it is: ours, the sender’s, or nobody’s any more.' })
  state: EnquiryState;
  @ApiProperty({ type: EnquiryAssigneeView, nullable: true }) assignedTo: EnquiryAssigneeView | null;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it has to be answered: the last moment of a working day. Null unless it is open.',
  })
  answerDueAt: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Working days that have begun since an answer was due; null when none is overdue.',
  })
  answerDaysLate: number | null;
}

export type AnyEnquiry = RowOf<AnyEnquiryView, 'createdAt' | 'answerDueAt'>;

/** As a file has it: with all notes, replies and received mails, each as one text. */
export type ExportedEnquiry = AnyEnquiry & Record<'notes' | 'replies' | 'mails', string>;

export const toAnyEnquiryView = (row: AnyEnquiry): AnyEnquiryView => toView(row);

/** How many enquiries the list would have under one of its tabs. */
export class EnquiryTabCountView {
  @ApiProperty({ enum: enquiryTabs }) tab: EnquiryTab;
  @ApiProperty({ type: 'integer', description: '10,001 stands for all numbers beyond 10,000.' }) count: number;
}
