import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { RecordAudit } from '../../audit/record-audit.use-case';
import { AdmitPerson } from '../identities/admit-person';
import { LinkByInvitation } from '../identities/link-by-invitation';
import { LinkIdentity } from '../identities/link-identity';
import { identities } from '../identities/staff-identities.repository';
import { secondFactors } from '../second-factor/second-factor.repository';
import { sessions } from '../session/session.repository';
import { type Staff, staff } from '../staff.repository';
import { about, type Visitor } from '../visitor';
import { ConfirmByProvider } from './confirm-by-provider';
import { type EnteredSession, EnterByProvider } from './enter-by-provider';
import { CLOCK_SKEW_SECONDS, Provider } from './provider';
import type { Step, Visit } from './provider-cookies';
import { type ProvenIdentity, ProviderRefusal, type ProviderWord } from './provider-facts';

/** What a visit has come to: a session that was begun or confirmed, or something that its person has to give yet. */
export interface ProviderOutcome {
  word: ProviderWord;
  entered?: EnteredSession;
  confirmed?: { id: string; staffId: string };
  step?: Omit<Step, 'until'>;
}

/** Takes the identity provider's answer to a visit. */
@Injectable()
export class AnswerProvider {
  constructor(
    private readonly database: Database,
    private readonly provider: Provider,
    private readonly enter: EnterByProvider,
    private readonly confirm: ConfirmByProvider,
    private readonly link: LinkIdentity,
    private readonly linkByInvitation: LinkByInvitation,
    private readonly admit: AdmitPerson,
    private readonly audit: RecordAudit,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** Every refusal has its word, and its row in the audit log. @throws Unavailable */
  async run({ query, visit }: { query: URLSearchParams; visit: Visit }, visitor: Visitor): Promise<ProviderOutcome> {
    try {
      const identity = await this.provider.redeem(query, visit);
      if (visit.purpose === 'connect') return await this.connect(identity, visit, visitor);
      if (visit.purpose === 'confirm') return await this.confirmSession(identity, visit, visitor);
      return await this.signIn(identity, visit, visitor);
    } catch (error) {
      if (!(error instanceof ProviderRefusal)) throw error;
      const { word, fault, staffId = visit.session?.staffId } = error;
      const action = visit.purpose === 'sign-in' ? 'session.refused' : 'session.confirmation-refused';
      const subject = about('staff', staffId, visitor, { method: 'provider', fault });
      await this.audit.record({ action, ...subject });
      return { word };
    }
  }

  private async signIn(identity: ProvenIdentity, visit: Visit, visitor: Visitor): Promise<ProviderOutcome> {
    const { issuer, subject, email, role } = identity;
    const linked = await identities.findPerson(this.database, issuer, subject);
    if (role === null) return this.refuseWithoutRole(linked, visitor);
    if (linked?.disabledAt) throw new ProviderRefusal('disabled', 'disabled person', linked.id);
    if (linked) return this.enterOrAskCode(linked, { ...identity, role }, visit, visitor);
    if (visit.invitation) {
      const person = await this.linkByInvitation.run({ identity, tokenHash: visit.invitation }, visitor);
      return this.enterOrAskCode(person, { ...identity, role }, visit, visitor);
    }
    if (role !== undefined && email === null) throw new ProviderRefusal('refused', 'no address');
    if (role !== undefined && email !== null && !(await staff.findByEmail(this.database, email))) {
      if (!identity.isEmailVerified) throw new ProviderRefusal('refused', 'address not verified, see OIDC_TRUST_EMAIL');
      const person = await this.admit.run({ ...identity, email, role }, visitor);
      const isFresh = isNewLogin(identity, visit);
      if (person)
        return {
          word: 'done',
          entered: await this.enter.run({ person, identity, role, usedCode: undefined, isFresh }, visitor),
        };
    }
    return { word: 'connect', step: stepOf({ ...identity, role }, visit, 'connect') };
  }

  /** Whom the provider has taken every role has no session any more either. */
  private async refuseWithoutRole(person: Staff | undefined, visitor: Visitor): Promise<ProviderOutcome> {
    await this.database.transaction(async (tx) => {
      const ended = person && (await sessions.endAllOf(tx, person.id));
      const details = { method: 'provider', fault: 'no role', sessionsEnded: ended?.length };
      await this.audit.record({ action: 'session.refused', ...about('staff', person?.id, visitor, details) }, tx);
    });
    return { word: 'refused' };
  }

  private async enterOrAskCode(
    person: Staff,
    identity: KnownIdentity,
    visit: Visit,
    visitor: Visitor,
  ): Promise<ProviderOutcome> {
    if (await this.needsCode(person.id)) return { word: 'code', step: stepOf(identity, visit, 'code') };
    // The link of an invitation, which counts once, is a proof as well.
    const isFresh = isNewLogin(identity, visit) || visit.invitation !== null;
    const { role } = identity;
    const entered = await this.enter.run({ person, identity, role, usedCode: undefined, isFresh }, visitor);
    return { word: 'done', entered };
  }

  private async connect(identity: ProvenIdentity, { session }: Visit, visitor: Visitor): Promise<ProviderOutcome> {
    const person = session && (await this.findSignedIn(session));
    if (!person) throw new ProviderRefusal('expired', 'session over');
    await this.database.transaction((tx) => this.link.run(tx, { person, identity, by: 'session' }, visitor));
    return { word: 'connected' };
  }

  private async confirmSession(identity: ProvenIdentity, visit: Visit, visitor: Visitor): Promise<ProviderOutcome> {
    const { session } = visit;
    const person = session && (await this.findSignedIn(session));
    if (!person) throw new ProviderRefusal('expired', 'session over');
    const owner = await identities.findPerson(this.database, identity.issuer, identity.subject);
    if (owner?.id !== person.id) throw new ProviderRefusal('other-account', 'another identity', person.id);
    if (!isNewLogin(identity, visit)) throw new ProviderRefusal('no-login-time', 'not logged in anew', person.id);
    if (await this.needsCode(person.id))
      return { word: 'code', step: stepOf({ ...identity, role: undefined }, visit, 'code') };
    const confirmed = await this.confirm.run({ person, sessionId: session.id, usedCode: undefined }, visitor);
    return { word: 'confirmed', confirmed };
  }

  private async findSignedIn({ id, staffId }: { id: string; staffId: string }): Promise<Staff | undefined> {
    return (await sessions.findLive(this.database, id, staffId)) && staff.find(this.database, staffId);
  }

  private async needsCode(staffId: string): Promise<boolean> {
    return this.config.OIDC_SECOND_FACTOR === 'ours' && secondFactors.isConfirmed(this.database, staffId);
  }
}

type KnownIdentity = ProvenIdentity & { role: Exclude<ProvenIdentity['role'], null> };

/** Whether the person has logged in there since the visit began. Some providers ignore `prompt=login` and let people through without a new login. */
const isNewLogin = ({ loggedInAt }: ProvenIdentity, { begunAt }: Visit) =>
  loggedInAt !== null && loggedInAt >= begunAt - CLOCK_SKEW_SECONDS;

const stepOf = (
  { issuer, subject, label, email, role }: KnownIdentity,
  { purpose, area, next, session }: Visit,
  needs: Step['needs'],
): Omit<Step, 'until'> => ({ purpose, area, next, session, needs, identity: { issuer, subject, label }, email, role });
