import { Injectable } from '@nestjs/common';
import { FollowRole } from '../identities/follow-role';
import { identities } from '../identities/staff-identities.repository';
import { StartSession } from '../sign-in/start-session';
import type { StaffRole } from '../staff.facts';
import type { Staff } from '../staff.repository';
import type { Visitor } from '../visitor';
import { type Identity, ProviderRefusal } from './provider-facts';

interface Entry {
  person: Staff;
  identity: Identity;
  /** As the provider has it; `undefined` where the list of the staff decides. */
  role: StaffRole | undefined;
  usedCode: string | undefined;
  /** Whether the person has given a proof just now, here or at the provider. */
  isFresh: boolean;
}

/** Starts the session of a person whose identity is proven and linked, in the role that the provider gives. */
@Injectable()
export class EnterByProvider {
  constructor(
    private readonly followRole: FollowRole,
    private readonly startSession: StartSession,
  ) {}

  /** @throws ProviderRefusal */
  async run({ person, identity, role, usedCode, isFresh }: Entry, visitor: Visitor) {
    const { issuer, subject } = identity;
    const present = await this.followRole.run(person, role, visitor);
    const session = await this.startSession.run(
      {
        person: present,
        method: 'provider',
        usedCode,
        isFresh,
        confirm: (tx) => identities.hold(tx, issuer, subject, present.id, present.role),
      },
      visitor,
    );
    if (!session) throw new ProviderRefusal('expired', 'changed meanwhile', present.id);
    return session;
  }
}

export type EnteredSession = Awaited<ReturnType<EnterByProvider['run']>>;
