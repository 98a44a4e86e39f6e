import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { type SavedSettings, settings } from './settings.repository';
import { type SettingsView, startPages, usualSettingsOf } from './settings.view';

/** Finds how a person has the admin area. */
@Injectable()
export class FindSettings {
  constructor(private readonly database: Database) {}

  async run({ staffId, role }: { staffId: string; role: string }): Promise<SettingsView> {
    const saved = await settings.find(this.database, staffId);
    return saved ? toSettings(saved, role) : usualSettingsOf(role);
  }
}

/** A page that this release does not have gives way to the usual one. */
export const toSettings = ({ startPage, ...rest }: SavedSettings, role: string): SettingsView => ({
  ...rest,
  startPage: startPages.find((page) => page === startPage) ?? usualSettingsOf(role).startPage,
});
