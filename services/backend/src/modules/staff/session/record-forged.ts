import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { JsonWebTokenError, TokenExpiredError } from '@nestjs/jwt';
import type { Request } from 'express';
import { requestIdOf } from '../../../platform/http/frame/log-and-secure';
import { InjectLogger, type Logger } from '../../../platform/log/log.module';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { RecordAudit } from '../../audit/record-audit.use-case';

const WINDOW_MS = 15 * 60_000;
const MOST_ENTRIES = 20;

/**
 * Tells the audit log of forged session tokens: one entry for each address (an IPv6 /64) in 15 minutes and 20 in all,
 * and then one entry that says how many were left out. The numbers are this process's own.
 */
@Injectable()
export class RecordForged implements OnModuleDestroy {
  private readonly recordedNetworks = new WindowedCounts(WINDOW_MS);
  private entries = 0;
  private leftOut = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly audit: RecordAudit,
    @InjectLogger() private readonly logger: Logger,
  ) {}

  async record(forgery: Forgery, request: Request): Promise<void> {
    this.timer ??= setTimeout(() => void this.endWindow(), WINDOW_MS).unref();
    const address = request.ip ?? '';
    const isFirst = this.recordedNetworks.add(networksOf(address).address, performance.now()).count === 1;
    if (!isFirst || this.entries >= MOST_ENTRIES) return void (this.leftOut += 1);
    this.entries += 1;
    await this.write({ forgery }, { address, requestId: requestIdOf(request) });
  }

  /** Writes how many were left out since the window began. */
  async endWindow(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { leftOut } = this;
    [this.entries, this.leftOut] = [0, 0];
    if (leftOut > 0) await this.write({ leftOut });
  }

  async onModuleDestroy(): Promise<void> {
    await this.endWindow();
  }

  /** A forged token is refused whether or not there is a database to write that down. */
  private async write(details: Record<string, unknown>, from?: { address: string; requestId: string }): Promise<void> {
    await this.audit
      .record({ action: 'session.forged', subjectType: 'session', details, ...from })
      .catch((err: unknown) => this.logger.warn({ err }, 'forged token not put on record'));
  }
}

/** The signs that this system has not made a token, or that somebody has kept it far beyond its life. */
export type Forgery = 'algorithm' | 'claims' | 'expired long ago' | 'form' | 'issuer' | 'signature';

/** A cookie and its session are gone by then, so that the token is a kept copy. 30 s more are for the clocks of others. */
const LONG_AGO_MS = 24 * 3_600_000 + 30_000;

const byText: [text: RegExp, forgery: Forgery][] = [
  [/algorithm|signature is required/, 'algorithm'],
  [/signature/, 'signature'],
  [/issuer/, 'issuer'],
];

/** Nothing for no token and one just expired. The texts: https://github.com/auth0/node-jsonwebtoken#errors--codes */
export function findForgery(fault: unknown): Forgery | undefined {
  if (fault instanceof TokenExpiredError)
    return Date.now() - fault.expiredAt.getTime() > LONG_AGO_MS ? 'expired long ago' : undefined;
  if (!(fault instanceof JsonWebTokenError)) return undefined;
  return byText.find(([text]) => text.test(fault.message))?.[1] ?? 'form';
}
