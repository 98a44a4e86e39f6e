import type { Type } from '@nestjs/common';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Standing } from '../submissions/kinds.facts';
import { type EnquiryKind, forEachEnquiry } from './enquiry-kinds.facts';

/** A class for the libraries that know a class by its name and by the decorators of its properties. */
export function makeClass<Base extends object>(
  name: string,
  base: Type<Base>,
  properties: (readonly [name: string, decorate: PropertyDecorator])[],
): Type<Base> {
  const made = class extends (base as Type<object>) {} as Type<Base>;
  Object.defineProperty(made, 'name', { value: name });
  for (const [property, decorate] of properties) decorate(made.prototype as object, property);
  return made;
}

/** The columns of every kind of enquiry. The fields of its own form stand beside them. */
export class EnquiryEntity {
  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' }) id: string;
  @Column({ type: 'text' }) reference: string;
  @Column({ type: 'text' }) name: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'jsonb', nullable: true }) source: Record<string, string> | null;
  @Column({ type: 'text', default: 'clear' }) standing: Standing;
  @Column({ name: 'held_for', type: 'text', array: true, default: [] }) heldFor: string[];
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}

function entityOf({ ids, table, own }: EnquiryKind): Type<EnquiryEntity> {
  const columns = own.map(({ field, column: name, missing }) => {
    return [field, Column({ name, type: 'text', nullable: missing === undefined })] as const;
  });
  const made = makeClass(`${ids.one}Entity`, EnquiryEntity, columns);
  Entity(table)(made);
  return made;
}

/** The classes of the rows of each kind's table. */
export const entities = forEachEnquiry(entityOf);
