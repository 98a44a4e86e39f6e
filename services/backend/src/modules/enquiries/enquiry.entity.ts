import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';
import type { Standing } from './enquiry-filter';

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
