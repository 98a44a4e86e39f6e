import { Column, Entity } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity';

/** What the contact page's form sends. */
@Entity('contact_messages')
export class ContactMessageEntity extends EnquiryEntity {
  @Column({ type: 'text' }) number: string;
  @Column({ name: 'number_e164', type: 'text', nullable: true }) numberE164: string | null;
  @Column({ type: 'text' }) message: string;
}
