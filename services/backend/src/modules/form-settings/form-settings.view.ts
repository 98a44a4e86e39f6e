import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { defaultFormOptions, type FormSettings, optionsOf } from './form-settings.repository';

/** How often one option is used. */
export class OptionUseView {
  @ApiProperty({ type: 'integer', description: 'How many applications name it; what is held does not count.' })
  applications: number;
  @ApiProperty({ type: 'integer', description: 'How many open posts have it as their title; 0 for experience.' })
  openJobPosts: number;
}

/** The choices that the application form offers. */
export class FormSettingsView {
  @ApiProperty({ type: [String], example: ['Frontend Developer', 'Backend Developer'] }) positions: string[];
  @ApiProperty({ type: [String], example: ['Fresher', '1-2 years'] }) experience: string[];
}

/** As HR edits them. */
export class FormSettingsAdminView extends FormSettingsView {
  @ApiProperty({ enum: ['list', 'text'], description: 'How `experience` was written; a text is a list of one.' })
  experienceStoredAs: 'list' | 'text';
  @ApiProperty({ type: Number, description: '0 before anybody has set anything.' }) version: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) updatedAt: string | null;
}

export class FormSettingsSavedView extends FormSettingsAdminView {
  @ApiProperty({ type: String, example: 'Form settings updated' }) message: string;
}

export const toFormSettingsAdminView = (settings: FormSettings | undefined) => ({
  ...optionsOf(settings ?? defaultFormOptions),
  experienceStoredAs: settings?.experienceIsText ? ('text' as const) : ('list' as const),
  version: settings?.version ?? 0,
  updatedAt: settings?.updatedAt.toISOString() ?? null,
});
