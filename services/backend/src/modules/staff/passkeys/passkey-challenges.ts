import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Config, InjectConfig } from '../../../platform/config/config.module';
import { Database } from '../../../platform/database/database';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';
import { answeredChallenges } from './passkeys.repository';

/** In milliseconds: people look for their phone, and a page that offers passkeys by autofill asks for a new one in time. */
export const CHALLENGE_MS = 300_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_FROM = RANDOM_BYTES + TIME_BYTES;
const LENGTH = SIGNED_FROM + 32;

/** What the answer to a challenge is good for, with the id of the person or link where that is known before. */
export type ChallengePurpose = 'sign-in' | `confirm ${string}` | `add ${string}`;

/**
 * Challenges that only a passkey can answer. Ours are signed and not kept, so that a page that is merely opened writes nothing;
 * an answered one is kept until it would be too old, so that each is answered once.
 */
@Injectable()
export class PasskeyChallenges {
  private readonly keys: [Buffer, ...Buffer[]];

  constructor(
    private readonly database: Database,
    @InjectConfig() config: Config,
  ) {
    this.keys = keysOf(config, (secret) => deriveSecret(secret, 'passkey challenge'));
  }

  /** @returns 54 bytes in base64url: by chance, the time at which it ends, a signature. */
  make(purpose: ChallengePurpose): string {
    const end = Buffer.alloc(TIME_BYTES);
    end.writeUIntBE(Date.now() + CHALLENGE_MS, 0, TIME_BYTES);
    const head = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
    return Buffer.concat([head, sign(this.keys[0], head, purpose)]).toString('base64url');
  }

  /** Whether it is one of ours for this purpose, not too old, and answered for the first time. */
  async take(challenge: string, purpose: ChallengePurpose): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== LENGTH) return false;
    const [head, signature] = [bytes.subarray(0, SIGNED_FROM), bytes.subarray(SIGNED_FROM)];
    const isOurs = readableKeys(this.keys).some((key) => timingSafeEqual(sign(key, head, purpose), signature));
    const end = head.readUIntBE(RANDOM_BYTES, TIME_BYTES);
    if (!isOurs || end < Date.now()) return false;
    return answeredChallenges.add(this.database, head, new Date(end));
  }
}

const sign = (key: Buffer, head: Buffer, purpose: ChallengePurpose) =>
  createHmac('sha256', key).update(head).update(purpose).digest();
