import { Injectable } from '@nestjs/common';
import { Changes } from '../../../platform/changes/changes';
import { Database } from '../../../platform/database/database';
import { FastLane } from '../../../platform/http/server/fast-lane';
import { JsonBuffer } from '../../../platform/http/server/json-buffer';
import { defaultFormOptions, type FormOptions, formSettings, optionsOf } from '../form-settings.repository';

/** Told to every process that keeps the form settings in memory; nothing else hangs on it. */
export const FORM_SETTINGS_CHANGED = 'form-settings.changed';

/** The net for when this process does not hear of another one's write. */
const MAX_AGE_MS = 2_000;

interface KnownFormOptions extends FormOptions {
  /** Removed within the last 24 hours. */
  recentlyRemoved: FormOptions;
}

/** What the application form offers, kept ready: every visitor of the form and every submission asks for it. */
@Injectable()
export class FindFormOptions extends JsonBuffer<KnownFormOptions> {
  constructor(database: Database, lane: FastLane, changes: Changes) {
    const load = async () => {
      const options = optionsOf((await formSettings.find(database)) ?? defaultFormOptions);
      const recentlyRemoved: FormOptions = { positions: [], experience: [] };
      for (const { kind, option } of await formSettings.listRemoved(database)) recentlyRemoved[kind].push(option);
      return { ...options, recentlyRemoved };
    };
    super(load, { maxAgeMs: MAX_AGE_MS, write: (options) => JSON.stringify(optionsOf(options)) });
    lane.open('/api/form-settings', this);
    changes.on(FORM_SETTINGS_CHANGED, () => this.invalidate());
  }

  /** The options of the form, and those of the last 24 hours; at most two seconds old. */
  async find(): Promise<KnownFormOptions> {
    return (await this.get()).value;
  }

  /** The positions that an application may be moved to: the specification's seven, and those of Form Settings now. */
  async findKnownPositions(): Promise<string[]> {
    const { positions } = await this.find();
    return [...new Set([...defaultFormOptions.positions, ...positions])];
  }
}
