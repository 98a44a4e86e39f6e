import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database } from '../../../platform/database/database';
import { hashLinkToken, makeLinkToken } from '../random-secrets';
import { type LinkKind, type StaffLink, staffLinks } from './staff-links.repository';
import type { StaffRole } from '../staff.repository';

export type IssuedLink = StaffLink;

const pages: Record<StaffRole, string> = { general: '/login', hr: '/login2' };
const fragments: Record<LinkKind, string> = { invitation: 'invite', 'password-reset': 'reset' };

/**
 * What the mail with a one-time link is made of. The token comes into being when the mail is written and is nowhere but in
 * it: neither outbox nor queue nor log ever held it. A mail that had to be written twice carries another token, and both are
 * good until one is used.
 */
@Injectable()
export class IssueStaffLink {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @returns the link without its address, which may not be good any more by now. */
  find(id: string): Promise<StaffLink | undefined> {
    return staffLinks.find(this.database, id);
  }

  /** @returns the address. The token stands behind the #, which browsers send to no server. */
  async issue({ id, kind, role }: StaffLink): Promise<string> {
    const token = makeLinkToken();
    await staffLinks.addToken(this.database, id, hashLinkToken(token));
    return `${this.config.SITE_URL}${pages[role]}#${fragments[kind]}=${token}`;
  }
}
