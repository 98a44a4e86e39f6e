import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../../platform/config/config.module';
import { Database } from '../../../../platform/database/database';
import { type ListedPasskey, passkeys } from '../passkeys.repository';
import { findRelyingParty } from '../relying-party.facts';

/** Lists the passkeys of a person, also where they are switched off. */
@Injectable()
export class ListPasskeys {
  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {}

  async run({ staffId }: { staffId: string }): Promise<{ available: boolean; passkeys: ListedPasskey[] }> {
    const available = findRelyingParty(this.config) !== undefined;
    return { available, passkeys: await passkeys.listOf(this.database, staffId) };
  }
}
