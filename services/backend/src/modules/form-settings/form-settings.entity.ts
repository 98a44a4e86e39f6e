import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The one row of options that the application form offers. */
@Entity('form_settings')
export class FormSettingsEntity {
  @PrimaryColumn({ type: 'smallint' }) id: number;
  @Column({ type: 'text', array: true }) positions: string[];
  @Column({ type: 'text', array: true }) experience: string[];
  /** Written as one text; `experience` then has that one entry. */
  @Column({ type: 'boolean', name: 'experience_is_text' }) experienceIsText: boolean;
  @Column({ type: 'integer' }) version: number;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
