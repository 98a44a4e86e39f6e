import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { examineSender, senderDomain } from '../../../platform/sender-domain/examine-sender';
import type { Finding } from '../../../platform/sender-domain/finding';
import { SharedLook } from '../../../platform/shared-look';

const LIMIT_MS = 25_000;
/** Records of DNS change seldom. */
const KEPT_MS = 300_000;
/** For somebody who has just changed one, and presses a button more than once. */
const AGAIN_MS = 5_000;

export interface SenderState {
  domain: string;
  lookedAt: Date;
  findings: readonly Finding[];
}

/** Tells what DNS says of the domain that our mails come from. Looked up once for all who ask, and again after five minutes. */
@Injectable()
export class DescribeSender {
  private readonly look: SharedLook<SenderState>;

  constructor(@InjectConfig() config: Config) {
    this.look = new SharedLook(
      async () => {
        const findings = await examineSender(config);
        return { domain: senderDomain(config), lookedAt: new Date(), findings };
      },
      { limitMs: LIMIT_MS, keptMs: KEPT_MS },
    );
  }

  /** `again` = not as it was some minutes ago, but now. */
  run({ again }: { again: boolean }): Promise<SenderState> {
    return again ? this.look.ask(AGAIN_MS) : this.look.ask();
  }
}
