import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type SavedSettings, settings } from './settings.repository';
import { type SettingsView, startPages, usualSettings } from './settings.view';

/** Finds how a person has the admin area. */
@Injectable()
export class FindSettings {
  constructor(private readonly database: Database) {}

  async run({ staffId }: { staffId: string }): Promise<SettingsView> {
    const saved = await settings.find(this.database, staffId);
    return saved ? toSettings(saved) : usualSettings;
  }
}

/** A page that this release does not have gives way to the usual one. */
export const toSettings = ({ startPage, ...rest }: SavedSettings): SettingsView => ({
  ...rest,
  startPage: startPages.find((page) => page === startPage) ?? usualSettings.startPage,
});
