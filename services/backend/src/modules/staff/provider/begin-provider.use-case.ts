import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { hashLinkToken } from '../../../platform/link-token';
import { staffLinks } from '../links/staff-links.repository';
import { LinkNotGood } from '../staff.errors';
import type { StaffRole } from '../staff.facts';
import { Provider } from './provider';
import type { Visit } from './provider-cookies';

const ADMIN = '/admin/';

interface BeginCommand {
  purpose: Visit['purpose'];
  area: StaffRole;
  /** A path of the admin area; anything else is left out. */
  next?: string | undefined;
  session?: Visit['session'];
  /** Of an invitation that is accepted by it. */
  token?: string;
}

/** Where a visit to the identity provider begins, and what the browser has to keep of it. */
@Injectable()
export class BeginProvider {
  constructor(
    private readonly provider: Provider,
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  /** @throws ProviderRefusal, LinkNotGood */
  async run({
    purpose,
    area,
    next,
    session = null,
    token,
  }: BeginCommand): Promise<{ url: string; visit: Omit<Visit, 'until'> }> {
    const hash = token === undefined ? undefined : hashLinkToken(token);
    const link = hash && (await staffLinks.findByToken(this.database, 'invitation', hash));
    if (hash && !link) throw new LinkNotGood();
    const begunAt = Math.floor(Date.now() / 1000);
    const { url, checks } = await this.provider.begin({ again: purpose === 'confirm' });
    const visit = {
      ...checks,
      purpose,
      area: link?.role ?? area,
      next: this.pathOf(next),
      session,
      begunAt,
      invitation: hash?.toString('base64url') ?? null,
    };
    return { url, visit };
  }

  private pathOf(next: string | undefined): string | null {
    if (!next?.startsWith(ADMIN) || next.length > 1_000) return null;
    const { SITE_URL } = this.config;
    const url = URL.parse(next, SITE_URL);
    if (url?.origin !== SITE_URL || !url.pathname.startsWith(ADMIN)) return null;
    return url.pathname + url.search + url.hash;
  }
}
