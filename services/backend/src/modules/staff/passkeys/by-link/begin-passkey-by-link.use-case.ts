import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { RecordAudit } from '../../../audit/record-audit.use-case';
import type { IssuedLink } from '../../links/staff-links.repository';
import { CheckSecondFactor } from '../../second-factor/check-second-factor';
import { mustSetUpSecondFactor } from '../../session/session.guard';
import { SecondFactorRequired, WrongSecondFactor } from '../../staff.errors';
import { about, type Visitor } from '../../visitor';
import { describeCreation } from '../keep/describe-creation';
import { PasskeyChallenges } from '../passkey-challenges';
import { PasskeyWanted } from '../passkeys.errors';
import { passkeys } from '../passkeys.repository';
import type { PasskeyCreationView } from '../passkeys.view';
import type { BeginPasskeyByLinkDto } from './passkeys-by-link.dto';
import { findOpenLink } from './find-open-link';

/**
 * Gives the person of a one-time link the facts of which a browser makes a passkey. Somebody with one-time codes gives one first, because
 * a mailbox would otherwise be all that a stranger needs: the challenge is the proof that it was given.
 */
@Injectable()
export class BeginPasskeyByLink {
  constructor(
    private readonly database: Database,
    private readonly challenges: PasskeyChallenges,
    private readonly secondFactor: CheckSecondFactor,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws SignInMethodOff, LinkNotGood, SecondFactorRequired, WrongSecondFactor, PasskeyWanted, TooManyTries */
  async run({ token, code }: BeginPasskeyByLinkDto, visitor: Visitor): Promise<PasskeyCreationView> {
    const { party, link } = await findOpenLink(this.database, token, this.config);
    const { staffId: id, name, email } = link;
    const usedCode = await this.secondFactor.check(id, code, visitor, async (fault) => {
      if (fault === 'missing') throw new SecondFactorRequired();
      const subject = about('staff', id, visitor, { method: 'link', fault: 'wrong code' });
      await this.audit.record({ action: 'session.refused', ...subject });
      throw new WrongSecondFactor();
    });
    if (!usedCode) await this.demandMoreThanMailbox(link, visitor);
    const challenge = this.challenges.make(`add ${link.id}`);
    // Those that the person has are replaced.
    return describeCreation({ party, challenge, person: { id, name, email }, excludeCredentials: [] });
  }

  /** Where two factors are demanded, the passkeys of somebody without codes are not replaced by a mail: a general administrator removes them. */
  private async demandMoreThanMailbox({ kind, role, staffId }: IssuedLink, visitor: Visitor): Promise<void> {
    const isDemanded = mustSetUpSecondFactor(this.config, { role, secondFactor: false, method: 'password' });
    if (kind === 'invitation' || !isDemanded || (await passkeys.countOf(this.database, staffId)).count === 0) return;
    const subject = about('staff', staffId, visitor, { method: 'link', fault: 'passkey wanted' });
    await this.audit.record({ action: 'session.refused', ...subject });
    throw new PasskeyWanted(
      'This account needs more than a mail. Ask a general administrator to remove your passkeys: a link for a new one comes with that.',
    );
  }
}
