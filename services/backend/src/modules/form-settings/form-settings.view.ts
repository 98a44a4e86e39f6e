import { ApiProperty } from '../../platform/http/contract/api-docs.decorators';
import { defaultFormOptions, type FormOptions, type FormSettings } from './form-settings.repository';

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

export const toFormSettingsView = ({ positions, experience }: FormOptions) => ({ positions, experience });

export const toFormSettingsAdminView = (settings: FormSettings | undefined) => ({
  ...toFormSettingsView(settings ?? defaultFormOptions),
  experienceStoredAs: settings?.experienceIsText ? ('text' as const) : ('list' as const),
  version: settings?.version ?? 0,
  updatedAt: settings?.updatedAt.toISOString() ?? null,
});
