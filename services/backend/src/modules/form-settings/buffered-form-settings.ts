import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { FastLane } from '../../platform/http/server/fast-lane';
import { JsonBuffer } from '../../platform/http/server/json-buffer';
import { defaultFormOptions } from './options/option-list';
import { type FormOptions, formSettings, removedOptions } from './form-settings.repository';
import { toFormSettingsView } from './form-settings.view';

/** Told to every process that keeps the form settings in memory; nothing else hangs on it. */
export const FORM_SETTINGS_CHANGED = 'form-settings.changed';

/** The net for when this process does not hear of another one's write. */
const MAX_AGE_MS = 2_000;

export interface KnownFormOptions extends FormOptions {
  /** Removed within the last 24 hours. */
  recentlyRemoved: FormOptions;
}

/** The form's options, kept ready: every visitor of the form and every submission asks for them. */
@Injectable()
export class BufferedFormSettings extends JsonBuffer<KnownFormOptions> {
  constructor(database: Database, lane: FastLane, changes: Changes) {
    const load = async () => {
      const options = toFormSettingsView((await formSettings.find(database)) ?? defaultFormOptions);
      const recentlyRemoved: FormOptions = { positions: [], experience: [] };
      for (const { kind, option } of await removedOptions.listRecent(database)) recentlyRemoved[kind].push(option);
      return { ...options, recentlyRemoved };
    };
    super(load, { maxAgeMs: MAX_AGE_MS, write: (options) => JSON.stringify(toFormSettingsView(options)) });
    lane.open('/api/form-settings', this);
    changes.on(FORM_SETTINGS_CHANGED, () => this.invalidate());
  }
}
