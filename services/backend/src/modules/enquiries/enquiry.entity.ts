import type { Type } from '@nestjs/common';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ExportColumn } from '../../platform/csv/export-columns';
import { columnOf, type FormFieldFacts, samplesOf } from '../../platform/fields/form-field';
import { withFields, withShownFields } from '../../platform/fields/with-fields';
import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { type Standing, standings, standingWords } from '../submissions/kinds.facts';
import { enquiryForms, type EnquiryKind, type EnquiryName, ownFieldsOf } from './enquiry-kinds.facts';

/** The columns of every kind of enquiry. The fields of its own form stand beside them. */
export class EnquiryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) reference: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'jsonb', nullable: true }) source: Record<string, string> | null;
  @Column({ type: 'text', default: 'clear' }) standing: Standing;
  @Column({ name: 'held_for', type: 'text', array: true, default: [] }) heldFor: string[];
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}

const kept = ({ missing }: FormFieldFacts, field: string) =>
  Column({ name: columnOf(field), type: 'text', nullable: !missing });

@Entity(enquiryForms.consultation.table)
class ConsultationEntity extends withFields(EnquiryEntity, ownFieldsOf(enquiryForms.consultation.fields), kept) {}

@Entity(enquiryForms['home-enquiry'].table)
class HomeEnquiryEntity extends withFields(EnquiryEntity, ownFieldsOf(enquiryForms['home-enquiry'].fields), kept) {}

@Entity(enquiryForms['contact-message'].table)
class ContactMessageEntity extends withFields(
  EnquiryEntity,
  ownFieldsOf(enquiryForms['contact-message'].fields),
  kept,
) {}

export const entities = {
  consultation: ConsultationEntity,
  'home-enquiry': HomeEnquiryEntity,
  'contact-message': ContactMessageEntity,
} as const satisfies Record<EnquiryName, Type<EnquiryEntity>>;

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
  @ApiProperty({
    type: [String],
    description: 'Signs of spam: why it was held, or what of a clear one could not be checked.',
  })
  heldFor: string[];
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

class ConsultationView extends withShownFields(EnquiryView, ownFieldsOf(enquiryForms.consultation.fields)) {}
class HomeEnquiryView extends withShownFields(EnquiryView, ownFieldsOf(enquiryForms['home-enquiry'].fields)) {}
class ContactMessageView extends withShownFields(EnquiryView, ownFieldsOf(enquiryForms['contact-message'].fields)) {}

const views = {
  consultation: ConsultationView,
  'home-enquiry': HomeEnquiryView,
  'contact-message': ContactMessageView,
} as const satisfies Record<EnquiryName, Type<EnquiryView>>;

export const viewOf = ({ name }: EnquiryKind): Type<EnquiryView> => views[name];

export const fileColumnsOf = ({ ownFields, list }: EnquiryKind): ExportColumn<EnquiryEntity>[] => [
  {
    heading: 'Reference',
    width: 16,
    link: ({ id }) => `/admin/${list}/${id}/show`,
    read: ({ reference }) => reference,
  },
  { heading: 'Received', width: 24, time: ({ createdAt }) => createdAt },
  { heading: 'Name', width: 26, read: ({ name }) => name },
  { heading: 'E-mail', width: 32, read: ({ email }) => email },
  ...ownFields.map(({ field, label, type }) => ({
    heading: label,
    isText: type === 'phone',
    width: type === 'lines' ? 60 : 24,
    read: (row: EnquiryEntity) => (row as EnquiryEntity & Record<string, string | null>)[field],
  })),
  { heading: 'Source', read: ({ source }) => source?.['utm_source'] ?? source?.['ref'] },
  { heading: 'Standing', width: 14, read: ({ standing }) => standingWords[standing] },
];

/** A line of a file, for the description of the API. */
export const sampleOf = (kind: EnquiryKind): EnquiryEntity => ({
  id: '0199f0aa-51d6-7c3e-9d1b-2f7f3b1a9c44',
  reference: 'FD-7K2M-9QXR',
  source: { utm_source: 'newsletter' },
  standing: 'clear',
  heldFor: [],
  createdAt: new Date('2026-11-20T09:30:00Z'),
  ...(samplesOf(kind.fields) as Pick<EnquiryEntity, 'name' | 'email'>),
});
