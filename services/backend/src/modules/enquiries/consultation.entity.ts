import { Column, Entity } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity';

/** A consultation request; the specification calls its list feedback. */
@Entity('consultations')
export class ConsultationEntity extends EnquiryEntity {
  @Column({ type: 'text' }) number: string;
  @Column({ name: 'number_e164', type: 'text', nullable: true }) numberE164: string | null;
  @Column({ type: 'text' }) website: string;
  @Column({ type: 'text' }) feedback: string;
}
