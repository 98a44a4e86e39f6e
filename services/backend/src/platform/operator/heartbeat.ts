import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database } from '../database/database';
import { findReadiness } from '../health/health-server';
import { alarms } from './alarms.repository';
import { callAddress } from './call-address';

/** Calls HEARTBEAT_URL, so that a service elsewhere notices when the calls stop: a worker that is dead cannot tell anybody. */
@Injectable()
export class Heartbeat {
  readonly isOn: boolean;

  constructor(
    private readonly database: Database,
    @InjectConfig() private readonly config: Config,
  ) {
    this.isOn = config.HEARTBEAT_URL !== undefined;
  }

  /**
   * Healthy is a worker that can read and write the database, while no alarm lasts that nobody could be told of: where no channel works,
   * the missing heartbeat is the one sign of it. Resolves with whether it was called. @throws Error when the call failed
   */
  async run(): Promise<boolean> {
    const { HEARTBEAT_URL: address } = this.config;
    if (!address) return false;
    const { ready, writing } = await findReadiness(this.database);
    if (!ready || !writing || (await alarms.hasUntold(this.database))) return false;
    await callAddress(address);
    return true;
  }
}
