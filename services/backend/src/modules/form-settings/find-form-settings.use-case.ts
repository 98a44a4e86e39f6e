import { Injectable } from '@nestjs/common';
import { type FormSettings, FormSettingsRepository } from './form-settings.repository';

/** The form settings as they stand in the database, to be edited. */
@Injectable()
export class FindFormSettings {
  constructor(private readonly settings: FormSettingsRepository) {}

  /** Null before anybody has set anything. */
  find(): Promise<FormSettings | null> {
    return this.settings.find();
  }
}
