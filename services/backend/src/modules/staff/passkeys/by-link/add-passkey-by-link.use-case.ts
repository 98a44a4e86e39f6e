import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database, type Sql } from '../../../../platform/database/database';
import { isUniqueViolation } from '../../../../platform/database/database-errors';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import { type IssuedLink, staffLinks } from '../../links/staff-links.repository';
import { tellStaff } from '../../notices/tell-staff.use-case';
import { sessions } from '../../session/session.repository';
import { accountHash, loginAttempts } from '../../sign-in/login-attempts.repository';
import { StartSession } from '../../sign-in/start-session';
import { LinkNotGood } from '../../staff.errors';
import { staff } from '../../staff.repository';
import { about, type Visitor } from '../../visitor';
import { CheckNewPasskey, keepPasskey } from '../keep/check-new-passkey';
import { PasskeyExists } from '../passkeys.errors';
import { type ListedPasskey, passkeys } from '../passkeys.repository';
import { findOpenLink } from './find-open-link';
import type { AddPasskeyByLinkDto } from './passkeys-by-link.dto';

/**
 * Gives the person of a one-time link the passkey that their browser has made, and signs them in by it. It takes the place of those of
 * before, as a new password does: they may be in the hands of a finder. All sessions of before end, and so does the link.
 */
@Injectable()
export class AddPasskeyByLink {
  constructor(
    private readonly database: Database,
    private readonly newPasskeys: CheckNewPasskey,
    private readonly startSession: StartSession,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** A passkey that cannot be taken does not use the link up. @throws SignInMethodOff, LinkNotGood, PasskeyTooLate, PasskeyNotTaken, PasskeyExists */
  async run(request: AddPasskeyByLinkDto, visitor: Visitor) {
    const { link } = await findOpenLink(this.database, request.token, this.config);
    const person = await staff.find(this.database, link.staffId);
    const made = await this.newPasskeys.check(request, `add ${link.id}`);
    if (!person) throw new LinkNotGood();
    const keep = (tx: Sql) => keepPasskey(tx, person.id, request, made);
    try {
      const confirm = (tx: Sql) => this.use(tx, link, keep, visitor);
      const proven = { person, method: 'passkey', usedCode: undefined, isFresh: true, confirm } as const;
      const session = await this.startSession.run(proven, visitor);
      if (!session) throw new LinkNotGood();
      return session;
    } catch (error) {
      throw isUniqueViolation(error, 'staff_passkeys_once') ? new PasskeyExists() : error;
    }
  }

  /** @returns false where the link or its person has changed meanwhile; then nothing is written. */
  private async use(
    tx: Sql,
    { id, kind, staffId, name, email, role }: IssuedLink,
    keep: (tx: Sql) => Promise<ListedPasskey>,
    visitor: Visitor,
  ): Promise<boolean> {
    const person = await staff.lock(tx, staffId);
    if (!person || person.disabledAt || person.role !== role || !(await staffLinks.use(tx, id))) return false;
    const replaced = await passkeys.removeAllOf(tx, staffId);
    const passkey = await keep(tx);
    await sessions.endAllOf(tx, staffId);
    await staffLinks.voidAllOf(tx, staffId);
    await loginAttempts.forgive(tx, accountHash(email));
    const actor = { id: staffId, name };
    if (kind === 'invitation')
      await this.audit.record({ actor, action: 'staff.invitation-accepted', ...about('staff', staffId, visitor) }, tx);
    else await tellStaff(tx, 'passkey-replaced', staffId, visitor);
    const details = { by: kind, passkey: passkey.id, name: passkey.name, replaced: replaced.map((one) => one.name) };
    await this.audit.record({ actor, action: 'staff.passkey-added', ...about('staff', staffId, visitor, details) }, tx);
    return true;
  }
}
