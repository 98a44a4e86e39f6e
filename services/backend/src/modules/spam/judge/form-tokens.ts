import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { deriveSecret } from '../../../platform/derive-secret';

const shape = /^([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The signed time at which a form was opened. Nothing is kept, so any process knows the tokens of all. */
@Injectable()
export class FormTokens {
  private readonly key: KeyObject;

  constructor(@InjectConfig() config: Config) {
    // Node takes seven times as long with a key that is a Buffer.
    this.key = createSecretKey(deriveSecret(config.SESSION_SECRET, 'form token'));
  }

  /** `now` in milliseconds of the epoch, by the clock of the database: another process may read the token. */
  issue(now: number): string {
    const start = now.toString(36);
    return `${start}.${this.sign(start)}`;
  }

  /** When the form was opened, in milliseconds of the epoch; null for a token that is not ours. */
  read(token: string): number | null {
    const [, start, signature] = shape.exec(token) ?? [];
    if (start === undefined || signature === undefined) return null;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(start)));
    return isOurs ? Number.parseInt(start, 36) : null;
  }

  private sign(start: string): string {
    return createHmac('sha256', this.key).update(start).digest('base64url');
  }
}
