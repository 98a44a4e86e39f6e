import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../config/config.module';
import { Database, type Sql } from '../database/database';
import { deriveSecret, keysOf } from '../derive-secret';
import { seal, unseal } from '../seal';
import { askTokenService, type NewToken } from './ask-token-service';
import { mailTokens } from './mail-tokens.repository';
import { readTokenAddress, type TokenAddress } from './token-address';
import { TokenRefused, TokenUnavailable } from './token-errors';

/** Before its end a token is renewed by the worker; so close to it, it is not used any more. Of short ones parts of their lifetime. */
const RENEWED_BEFORE = { ms: 5 * 60_000, part: 3 };
const USED_UNTIL = { ms: 60_000, part: 10 };
/** A server that refuses each token must not have new ones made all the time. */
const DISTRUSTED_AFTER_MS = 60_000;
const AFTER_REFUSAL_MS = 5 * 60_000;

/** What is sealed. */
interface KeptTokens {
  accessToken: string;
  refreshToken: string | null;
}

interface OpenToken extends KeptTokens {
  leftMs: number;
  lifetimeMs: number;
  ageMs: number;
}

const before = ({ ms, part }: typeof USED_UNTIL, lifetimeMs: number) => Math.min(ms, lifetimeMs / part);

/**
 * The access token by which the mail server and the mailbox are signed in to, where `MAIL_TOKEN_URL` is set. All processes share it:
 * it is kept in Postgres, sealed, with the refresh token that the service gave last.
 */
@Injectable()
export class MailTokens {
  private readonly address: TokenAddress | undefined;
  private readonly name: string;
  private readonly keys: [Buffer, ...Buffer[]];
  private held: { token: string; until: number } | undefined;
  private distrusted: string | undefined;
  private refusal: { error: TokenRefused; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(
    private readonly database: Database,
    @InjectConfig() config: Config,
  ) {
    const url = config.MAIL_TOKEN_URL;
    this.address = url ? readTokenAddress(url) : undefined;
    // Other settings begin anew, also with another refresh token of the same client.
    this.name = createHash('sha256')
      .update(url ?? '')
      .digest('hex');
    this.keys = keysOf(config, (secret) => deriveSecret(secret, 'mail tokens'));
  }

  get isOn(): boolean {
    return this.address !== undefined;
  }

  /** A token that is good for a while. @throws TokenRefused, TokenUnavailable, or an error of Postgres */
  async take(): Promise<string> {
    if (this.held && performance.now() < this.held.until) return this.held.token;
    this.asking ??= this.findOrRenew(USED_UNTIL).finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** A server has refused this token, although its time is not over. The next one is a new one. */
  distrust(token: string): void {
    if (this.held?.token === token) this.held = undefined;
    this.distrusted = token;
  }

  /** Before it is needed, so that nobody waits for it. @throws as `take` */
  async renewInTime(): Promise<void> {
    await this.findOrRenew(RENEWED_BEFORE);
  }

  private async findOrRenew(limit: typeof USED_UNTIL): Promise<string> {
    const known = await this.find(this.database);
    if (known && this.isGood(known, limit)) return this.hold(known);
    return this.database.transaction(async (tx) => {
      await mailTokens.claim(tx, this.name);
      // Another process may have been faster.
      const found = await this.find(tx);
      if (found && this.isGood(found, limit)) return this.hold(found);
      const { token, refreshToken } = await this.ask(found?.refreshToken ?? null);
      const next = { accessToken: token.accessToken, refreshToken: token.refreshToken ?? refreshToken };
      const sealed = seal(Buffer.from(JSON.stringify(next)), this.keys[0], this.name);
      await mailTokens.keep(tx, this.name, sealed, token.seconds);
      await mailTokens.forgetOld(tx);
      const lifetimeMs = token.seconds * 1_000;
      return this.hold({ ...next, leftMs: lifetimeMs, lifetimeMs });
    });
  }

  private isGood({ accessToken, leftMs, lifetimeMs, ageMs }: OpenToken, limit: typeof USED_UNTIL): boolean {
    const isTrusted = accessToken !== this.distrusted || ageMs < DISTRUSTED_AFTER_MS;
    return isTrusted && leftMs > before(limit, lifetimeMs);
  }

  private hold({ accessToken, leftMs, lifetimeMs }: Omit<OpenToken, 'ageMs'>): string {
    this.held = { token: accessToken, until: performance.now() + leftMs - before(USED_UNTIL, lifetimeMs) };
    return accessToken;
  }

  private async find(sql: Sql): Promise<OpenToken | undefined> {
    const row = await mailTokens.find(sql, this.name);
    // One that was sealed by a secret that nobody has any more counts as none.
    const opened = row && unseal(row.sealed, this.keys, this.name);
    if (!opened) return undefined;
    const { leftMs, lifetimeMs, ageMs } = row;
    return { ...(JSON.parse(String(opened)) as KeptTokens), leftMs, lifetimeMs, ageMs };
  }

  private async ask(kept: string | null): Promise<{ token: NewToken; refreshToken: string | null }> {
    if (!this.address) throw new TokenUnavailable('MAIL_TOKEN_URL is not set');
    if (this.refusal && performance.now() < this.refusal.until) throw this.refusal.error;
    this.refusal = undefined;
    const given = this.address.refreshToken;
    // After a restore the kept one may be older than the one in the settings.
    const tries = kept === null || kept === given ? [given] : [kept, given];
    for (const [at, refreshToken] of tries.entries()) {
      try {
        return { token: await askTokenService(this.address, refreshToken), refreshToken };
      } catch (error) {
        if (!(error instanceof TokenRefused)) throw error;
        if (at < tries.length - 1) continue;
        this.refusal = { error, until: performance.now() + AFTER_REFUSAL_MS };
        throw error;
      }
    }
    throw new TokenUnavailable('There is nothing to ask with');
  }
}
