import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ApplicationEntity } from './application.entity';
import type { ResumeState, ResumeType } from '../resumes/resumes.facts';

/** The file that came with an application: its facts, not its bytes. */
@Entity('resumes')
export class ResumeEntity {
  @PrimaryColumn({ name: 'application_id', type: 'uuid' }) applicationId: string;
  @Column({ type: 'text' }) key: string;
  @Column({ type: 'text' }) type: ResumeType;
  @Column({ name: 'original_name', type: 'text' }) originalName: string;
  @Column({ type: 'integer' }) size: number;
  @Column({ type: 'bytea' }) sha256: Buffer;
  @Column({ type: 'text' }) state: ResumeState;
  @Column({ type: 'text', nullable: true }) note: string | null;
  @Column({ name: 'settled_at', type: 'timestamptz', nullable: true }) settledAt: Date | null;

  @OneToOne(() => ApplicationEntity, (application) => application.resume)
  @JoinColumn({ name: 'application_id' })
  application: Relation<ApplicationEntity>;
}
