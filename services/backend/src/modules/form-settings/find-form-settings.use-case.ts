import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { type FormSettings, formSettings } from './form-settings.repository';

/** Finds the form settings with their version. Nothing before anybody has set anything. */
@Injectable()
export class FindFormSettings {
  constructor(private readonly database: Database) {}

  async run(): Promise<FormSettings | undefined> {
    return formSettings.find(this.database);
  }
}
