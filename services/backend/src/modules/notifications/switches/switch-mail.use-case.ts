import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { expectedError } from '../../../platform/http/errors/expected-error';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { assertTemplate } from '../templates/assert-template';
import type { MailTemplate } from '../templates/mail-templates.view';
import { changedMails } from '../system-mails/changed-mails.repository';
import { lockMailTemplate, readMailTemplate } from '../templates/words/read-mail-templates';
import { otherOf } from './mail-switches';
import { mailSwitches } from './mail-switches.repository';

class MailHasNoSwitch extends expectedError(409, 'mail_has_no_switch', 'This mail cannot be switched off or on.', {
  when: 'Others depend on the mail, or the operator has decided about it by a setting.',
}) {}

class HrHearsOfNothing extends expectedError(
  409,
  'hr_hears_of_nothing',
  'HR hears of new applications by the mail about each or by the digest: one of the two stays on.',
) {}

type SwitchCommand = { key: string; on: boolean };

/** Switches a mail off or on. While it is off, each that is not sent is recorded as skipped. */
@Injectable()
export class SwitchMail {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Changes nothing where it is so already. @throws NotFound, MailHasNoSwitch, HrHearsOfNothing */
  async run({ key, on }: SwitchCommand, caller: Caller): Promise<MailTemplate> {
    return this.database.transaction(async (tx) => {
      const other = otherOf(key);
      // Of two people who switch off one each, the second is refused.
      if (other) await changedMails.lock(tx, 'hr-application');
      const template = assertTemplate(await lockMailTemplate(tx, key, this.config), caller.actor.role);
      if (!template.canSwitch) throw new MailHasNoSwitch();
      if (!on && other && (await mailSwitches.find(tx, other))) throw new HrHearsOfNothing();
      const { name } = caller.actor;
      const changes = on ? await mailSwitches.switchOn(tx, key) : await mailSwitches.switchOff(tx, key, name);
      const about = { subjectType: 'mail-template' as const, subjectId: key, details: { after: { on } } };
      if (changes) await this.audit.record({ action: 'mail-template.switched', ...about, ...caller }, tx);
      return (await readMailTemplate(tx, key, this.config)) ?? template;
    });
  }
}
