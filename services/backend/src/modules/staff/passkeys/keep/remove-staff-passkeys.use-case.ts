import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../../platform/config/find-sign-in-faults';
import { Database } from '../../../../platform/database/database';
import { Outbox, OutboxNotifier } from '../../../../platform/outbox/outbox';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { openStaffLink } from '../../links/issue-staff-link.use-case';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { sessions } from '../../session/session.repository';
import { OwnAccount } from '../../staff.errors';
import { PASSWORD_RESET_ASKED } from '../../staff.facts';
import { lockPerson } from '../../staff.repository';
import { about, type SignedInVisitor } from '../../visitor';
import { PasskeyMissing } from '../passkeys.errors';
import { passkeys } from '../passkeys.repository';

/** In hours: nobody waits for this mail. */
const LINK_HOURS = 24;

/**
 * Removes all passkeys of somebody else, because a device was lost. Their sessions end. Where passkeys are the only way in, the person is
 * mailed a link to make a new one.
 */
@Injectable()
export class RemoveStaffPasskeys {
  constructor(
    private readonly database: Database,
    private readonly audit: RecordAudit,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws NotFound, OwnAccount, PasskeyMissing */
  async run({ staffId }: { staffId: string }, caller: SignedInVisitor): Promise<void> {
    const { actor } = caller;
    if (staffId === actor.id) throw new OwnAccount();
    await this.database.transaction(async (tx) => {
      const { disabledAt } = await lockPerson(tx, staffId);
      // The mail is for somebody who has a way in, so that it is asked for before the way is gone.
      await tellStaff(tx, 'passkey-removed', staffId, caller, actor);
      const removed = await passkeys.removeAllOf(tx, staffId);
      if (removed.length === 0) throw new PasskeyMissing();
      if (arePasskeysAlone(this.config) && !disabledAt) {
        const linkId = await openStaffLink(tx, 'password-reset', staffId, LINK_HOURS);
        await this.outbox.publish(tx, PASSWORD_RESET_ASKED, linkId);
      }
      const subject = about('staff', staffId, caller, { names: removed.map(({ name }) => name) });
      await this.audit.record({ actor, action: 'staff.passkey-removed', ...subject }, tx);
      await sessions.endAllOf(tx, staffId);
    });
    this.notifier.notify();
  }
}
