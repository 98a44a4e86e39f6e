import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';

const shape = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The signed time at which a form was opened. Nothing is kept, so any process knows the tokens of all. */
@Injectable()
export class FormTokens {
  private readonly keys: readonly [KeyObject, ...KeyObject[]];

  constructor(@InjectConfig() config: Config) {
    // Node takes seven times as long with a key that is a Buffer.
    this.keys = keysOf(config, (secret) => createSecretKey(deriveSecret(secret, 'form token')));
  }

  /** `now` in milliseconds of the epoch, by the clock of the database: another process may read the token. */
  issue(now: number): string {
    const start = now.toString(36);
    return `${start}.${sign(start, this.keys[0])}`;
  }

  /**
   * When the form was opened, in milliseconds of the epoch; null for a token that is not ours. `upMs` is the age of the process:
   * the previous secret counts in its first day.
   */
  read(token: string, upMs?: number): number | null {
    const [, start, signature] = shape.exec(token) ?? [];
    if (start === undefined || signature === undefined) return null;
    const bytes = Buffer.from(signature);
    const isOurs = readableKeys(this.keys, upMs).some((key) => timingSafeEqual(bytes, Buffer.from(sign(start, key))));
    return isOurs ? Number.parseInt(start, 36) : null;
  }
}

const sign = (start: string, key: KeyObject) => createHmac('sha256', key).update(start).digest('base64url');
