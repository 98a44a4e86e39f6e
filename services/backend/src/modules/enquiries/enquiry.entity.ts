import type { Type } from '@nestjs/common';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Standing } from '../submissions/kinds.facts';
import { columnOf } from './enquiry-fields.facts';
import { type EnquiryFacts, ownFieldsOf } from './enquiry-kinds.facts';
import { makeClass } from './make-class';

/** The columns of every kind of enquiry. The fields of its own form stand beside them. */
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

/** The value of a field that only this form has; null when it was left empty. */
export const ownValueOf = (row: EnquiryEntity, field: string) =>
  (row as EnquiryEntity & Record<string, unknown>)[field] as string | null;

/** The class of the rows of a kind's table. */
export function entityOf(name: string, facts: EnquiryFacts): Type<EnquiryEntity> {
  const columns = ownFieldsOf(facts).map(
    ([field, { missing }]) =>
      [field, Column({ name: columnOf(field), type: 'text', nullable: missing === undefined })] as const,
  );
  const made = makeClass(name, EnquiryEntity as Type<EnquiryEntity>, Object.fromEntries(columns));
  Entity(facts.table)(made);
  return made;
}
