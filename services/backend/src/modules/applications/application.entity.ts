import { Column, CreateDateColumn, Entity, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ResumeEntity } from './resume.entity';

/** What an applicant submitted. */
@Entity('applications')
export class ApplicationEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) reference: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) apply: string;
  @Column({ type: 'text' }) experience: string;
  @Column({ type: 'text', nullable: true }) linkedin: string | null;
  @Column({ type: 'text', nullable: true }) message: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @OneToOne(() => ResumeEntity, (resume) => resume.application) resume: Relation<ResumeEntity> | null;
}
