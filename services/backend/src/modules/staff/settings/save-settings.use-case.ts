import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { toSettings } from './find-settings.use-case';
import type { SaveSettingsRequest } from './settings.dto';
import { settings } from './settings.repository';
import { type SettingsView, usualSettingsOf } from './settings.view';

/** Saves how a person has the admin area; what is left out stays. It gives nobody anything, so the audit log has no row of it. */
@Injectable()
export class SaveSettings {
  constructor(private readonly database: Database) {}

  async run(
    { startPage, shortcuts, columns }: SaveSettingsRequest,
    { staffId, role }: { staffId: string; role: string },
  ): Promise<SettingsView> {
    const chosen = [startPage ?? null, shortcuts ?? null, columns ?? null, columns === undefined] as const;
    const usual = usualSettingsOf(role);
    return toSettings(await settings.save(this.database, staffId, ...chosen, usual.startPage, usual.shortcuts), role);
  }
}
