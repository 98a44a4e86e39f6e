import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { hashLinkToken, isLinkToken } from '../../../platform/link-token';
import { type Invitation, invitations } from './answers.repository';

/** As the mail has it. */
export const invitationStates = ['open', 'over', 'cancelled', 'unknown'] as const;
/** `invitation` is there for every link but an unknown one. */
export type Linked = { invitation?: Invitation; state: (typeof invitationStates)[number] };

/** Why an invitation takes no answer any more, or null. Of times that are proposed none is chosen once the application is at its end. */
export const whyClosed = ({
  state,
  hasBegun,
  isOpen,
}: Pick<Invitation, 'state' | 'hasBegun' | 'isOpen'>): 'cancelled' | 'over' | null =>
  state === 'cancelled' || (state === 'proposed' && !isOpen) ? 'cancelled' : hasBegun ? 'over' : null;

/** Finds what a link invites to, and whether it still takes an answer. It only reads: mail programs open links before people do. */
@Injectable()
export class FindInvitation {
  constructor(private readonly database: Database) {}

  async run(token: string): Promise<Linked> {
    const invitation = isLinkToken(token)
      ? await invitations.findByToken(this.database, hashLinkToken(token))
      : undefined;
    return invitation ? { invitation, state: whyClosed(invitation) ?? 'open' } : { state: 'unknown' };
  }
}
