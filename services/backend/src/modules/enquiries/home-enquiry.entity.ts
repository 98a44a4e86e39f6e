import { Column, Entity } from 'typeorm';
import { EnquiryEntity } from './enquiry.entity';

/** What the home page's form sends. */
@Entity('home_enquiries')
export class HomeEnquiryEntity extends EnquiryEntity {
  @Column({ type: 'text', nullable: true }) company: string | null;
  @Column({ name: 'project_details', type: 'text' }) projectDetails: string;
}
