import type { Sql } from '../../../platform/database/database';
import type { StaffRole } from '../../staff/staff.facts';
import type { Sender } from '../letters/letter';
import type { Fact } from '../letters/letter-page';

/** Something waits for a role, and its inbox is to hear of it. Subject: the digest. */
export const DIGEST_DUE = 'digest.due';

/** What a section says. No text of a visitor but a harmless form of a name: addresses in it become links. */
export interface DigestPage {
  headline: string;
  lead: string;
  facts: readonly Fact[];
  blocks: readonly { label: string; text: string; linked?: boolean }[];
  button: Record<'text' | 'href', string>;
}

/** What waits for somebody of a role. */
export interface Waiting {
  /** A digest that was opened at this moment or later has told of all of it. */
  since: Date;
  write: (sender: Sender) => DigestPage;
}

/** A part of the digest. Gives null when nothing waits: what was looked at waits no more, what was promised waits until it is done. */
export type DigestSection = (sql: Sql, role: StaffRole) => Promise<Waiting | null>;
