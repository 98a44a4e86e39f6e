import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/access.decorators';
import { Changes } from '../../platform/changes/changes';
import { Database } from '../../platform/database/database';
import { ChangedMeanwhile } from '../../platform/http/listing/record-version';
import { RecordAudit } from '../audit/record-audit.use-case';
import { type SaveFormSettingsRequest, toExperienceList } from './form-settings.dto';
import {
  defaultFormOptions,
  type FormSettings,
  formSettings,
  optionKinds,
  optionsOf,
} from './form-settings.repository';
import { FORM_SETTINGS_CHANGED } from './options/find-form-options.use-case';

/** `version` is the one that the caller has read, null for any. */
interface SaveCommand extends SaveFormSettingsRequest {
  version: number | null;
}

/** Puts new lists on the application form. Removed options are remembered, because forms that are open still offer them. */
@Injectable()
export class SaveFormSettings {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly changes: Changes,
  ) {}

  /** @throws ChangedMeanwhile */
  async run({ version, positions, experience }: SaveCommand, caller: Caller): Promise<FormSettings> {
    const after = { positions, experience: toExperienceList(experience) as string[] };
    const saved = await this.database.transaction(async (tx) => {
      await formSettings.lock(tx);
      const current = await formSettings.find(tx);
      if (version !== null && version !== (current?.version ?? 0)) throw new ChangedMeanwhile();
      const before = optionsOf(current ?? defaultFormOptions);
      const isText = typeof experience === 'string';
      const settings = await formSettings.save(tx, after.positions, after.experience, isText);
      for (const kind of optionKinds) {
        const removed = before[kind].filter((option) => !after[kind].includes(option));
        await formSettings.noteRemoved(tx, kind, removed);
        await formSettings.forgetRemoved(tx, kind, after[kind]);
      }
      const subject = { subjectType: 'form-settings' as const, details: { before, after } };
      await this.audit.record({ action: 'form-settings.updated', ...subject, ...caller }, tx);
      await this.changes.announce(FORM_SETTINGS_CHANGED, tx);
      return settings;
    });
    this.changes.forget(FORM_SETTINGS_CHANGED);
    return saved;
  }
}
