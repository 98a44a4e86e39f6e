import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Standing } from './list/enquiry-filter';

/** What every enquiry has, whatever form it came by. */
export abstract class EnquiryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) reference: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'jsonb', nullable: true }) source: Record<string, string> | null;
  @Column({ type: 'text', default: 'clear' }) standing: Standing;
  @Column({ name: 'held_for', type: 'text', array: true, default: [] }) heldFor: string[];
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}

/** A consultation request; the specification calls its list feedback. */
@Entity('consultations')
export class ConsultationEntity extends EnquiryEntity {
  @Column({ type: 'text' }) number: string;
  @Column({ name: 'number_e164', type: 'text', nullable: true }) numberE164: string | null;
  @Column({ type: 'text' }) website: string;
  @Column({ type: 'text' }) feedback: string;
}

/** An enquiry from the form of the home page. */
@Entity('home_enquiries')
export class HomeEnquiryEntity extends EnquiryEntity {
  @Column({ type: 'text', nullable: true }) company: string | null;
  @Column({ name: 'project_details', type: 'text' }) projectDetails: string;
}

/** A message from the form of the contact page. */
@Entity('contact_messages')
export class ContactMessageEntity extends EnquiryEntity {
  @Column({ type: 'text' }) number: string;
  @Column({ name: 'number_e164', type: 'text', nullable: true }) numberE164: string | null;
  @Column({ type: 'text' }) message: string;
}
