import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { EmploymentType, JobPostIntent, Salary, Workplace } from './job-post.facts';

/** A vacancy. */
@Entity('job_posts')
export class JobPostEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) slug: string;
  @Column({ type: 'text' }) title: string;
  @Column({ type: 'text' }) para: string;
  @Column({ type: 'text' }) location: string;
  @Column({ type: 'text', nullable: true }) image: string | null;
  @Column({ type: 'text' }) intent: JobPostIntent;
  @Column({ name: 'employment_type', type: 'text', nullable: true }) employmentType: EmploymentType | null;
  @Column({ type: 'text', nullable: true }) workplace: Workplace | null;
  @Column({ type: 'jsonb', nullable: true }) salary: Salary | null;
  @Column({ name: 'opens_at', type: 'timestamptz', nullable: true }) opensAt: Date | null;
  /** The first moment at which it is closed. */
  @Column({ name: 'closes_at', type: 'timestamptz', nullable: true }) closesAt: Date | null;
  /** When it opened or will open for the first time; null while it never has been published. */
  @Column({ name: 'posted_at', type: 'timestamptz', nullable: true }) postedAt: Date | null;
  /** Markdown. */
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'integer' }) version: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
