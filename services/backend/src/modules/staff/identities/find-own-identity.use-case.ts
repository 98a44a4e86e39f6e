import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { arePasskeysAlone } from '../../../platform/config/find-sign-in-faults';
import { Database } from '../../../platform/database/database';
import { Provider } from '../provider/provider';
import { staff } from '../staff.repository';
import { hasOtherWay } from './has-other-way';
import type { OwnIdentityView } from './identity.view';
import { identities } from './staff-identities.repository';

/** What a person signs in with, beside passkeys. */
@Injectable()
export class FindOwnIdentity {
  constructor(
    private readonly database: Database,
    private readonly provider: Provider,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ staffId }: { staffId: string }): Promise<OwnIdentityView> {
    const person = await staff.find(this.database, staffId);
    const linked = await identities.findOf(this.database, staffId);
    // One of a former provider is of no use any more.
    const identity = linked?.issuer === this.config.OIDC_ISSUER ? linked : undefined;
    return {
      hasPassword: person?.passwordHash != null && !arePasskeysAlone(this.config),
      provider: this.provider.name,
      account: identity?.label ?? null,
      linkedAt: identity?.linkedAt.toISOString() ?? null,
      canUnlink: identity !== undefined && person !== undefined && hasOtherWay(person, this.config),
    };
  }
}
