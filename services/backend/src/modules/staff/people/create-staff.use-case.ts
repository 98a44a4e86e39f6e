import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { identities } from '../identities/staff-identities.repository';
import { issueStaffLink, openStaffLink, siteOfLinks } from '../links/issue-staff-link.use-case';
import { staffLinks } from '../links/staff-links.repository';
import { tellStaff } from '../notices/tell-staff.use-case';
import { passkeys } from '../passkeys/passkeys.repository';
import { PasswordHasher } from '../password/password-hasher';
import { secondFactors } from '../second-factor/second-factor.repository';
import { sessions } from '../session/session.repository';
import { accountHash, loginAttempts } from '../sign-in/login-attempts.repository';
import { type Staff, staff } from '../staff.repository';

/**
 * Adds a person who may sign in, or resets the one of this e-mail address: sessions, links, one-time codes, passkeys and
 * the account at the identity provider end with the old password, and so does a lock after too many wrong ones. It is the operator's way back in for somebody who has lost everything.
 * Without a password there is a link, good once, by which the person makes a passkey.
 */
@Injectable()
export class CreateStaff {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns whether the person is new, and the link where there is no password. */
  async run(command: Pick<Staff, 'name' | 'email' | 'role'> & { password: string | undefined }) {
    const { name, email, role, password } = command;
    const passwordHash = password === undefined ? null : await this.hasher.hash(password);
    return this.database.transaction(async (tx) => {
      const known = await staff.findByEmail(tx, email);
      // The mail is for somebody who has a way in, so that it is asked for before the way is gone.
      if (known) await tellStaff(tx, 'password-reset-by-operator', known.id);
      const { id, created } = await staff.save(tx, name, email, role, passwordHash);
      await sessions.endAllOf(tx, id);
      await staffLinks.voidAllOf(tx, id);
      await secondFactors.remove(tx, id);
      await passkeys.removeAllOf(tx, id);
      const [identity] = await identities.remove(tx, id);
      await loginAttempts.forgive(tx, accountHash(email));
      const action = created ? 'staff.created' : 'staff.reset';
      await this.audit.record(
        { action, subjectType: 'staff', subjectId: id, details: { role, account: identity?.label } },
        tx,
      );
      if (passwordHash !== null) return { created };
      const opened = { id: await openStaffLink(tx, 'invitation', id), kind: 'invitation', role } as const;
      return { created, link: await issueStaffLink(tx, opened, siteOfLinks(this.config)) };
    });
  }
}
