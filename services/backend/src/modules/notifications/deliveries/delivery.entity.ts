import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryState } from '../notifications.facts';

/** One mail to one recipient because of one event, with the columns that `DeliveryView` shows. */
@Entity('deliveries')
export class DeliveryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ name: 'subject_kind', type: 'text' }) subjectKind: string;
  @Column({ name: 'subject_id', type: 'uuid' }) subjectId: string;
  @Column({ type: 'text', nullable: true }) reference: string | null;
  @Column({ type: 'text' }) template: string;
  @Column({ type: 'text' }) recipient: string;
  @Column({ name: 'message_id', type: 'text' }) messageId: string;
  @Column({ type: 'text' }) state: DeliveryState;
  @Column({ type: 'integer' }) attempts: number;
  @Column({ type: 'smallint' }) copies: number;
  @Column({ name: 'again_at', type: 'timestamptz', nullable: true }) againAt: Date | null;
  @Column({ type: 'text', nullable: true }) answer: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true }) sentAt: Date | null;
}
