import { Injectable } from '@nestjs/common';
import { type Retention, RetentionRepository, type Round } from './retention.repository';

/** Tells how long everything is kept, and when that was last carried out. */
@Injectable()
export class FindRetention {
  constructor(private readonly retention: RetentionRepository) {}

  async find(): Promise<Retention & { lastRound: Round }> {
    return { ...(await this.retention.read()), lastRound: await this.retention.findRound() };
  }
}
