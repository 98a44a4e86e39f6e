import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import type { Sql } from '../../../platform/database/database';
import { deriveSecret } from '../../../platform/derive-secret';
import { ChallengeRequired } from '../spam.errors';
import { UsedChallengesRepository } from './used-challenges.repository';

const LIFE_MS = 600_000;
/** The library compares with this machine's clock, which may be ahead: what it calls expired has expired by ours as well. */
const CLOCK_SKEW_MS = 30_000;
/** One try takes 0.75 ms on a server's core, a few times that on a phone; a solver needs half of the most on average. */
const COST = 5_000;
const MOST_TRIES = 500;

/** The proof of work: given out signed, solved by the browser, accepted once, whichever process is asked. */
@Injectable()
export class Challenges {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    @InjectConfig() config: Config,
    private readonly used: UsedChallengesRepository,
  ) {
    this.secrets = {
      hmacSignatureSecret: deriveSecret(config.SESSION_SECRET, 'challenge').toString('hex'),
      hmacKeySignatureSecret: deriveSecret(config.SESSION_SECRET, 'challenge key').toString('hex'),
    };
  }

  /** `now` in milliseconds of the epoch, by the clock of the database. */
  issue(now: number): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(1, MOST_TRIES + 1),
      deriveKey,
      expiresAt: new Date(now + LIFE_MS + CLOCK_SKEW_MS),
      ...this.secrets,
    });
  }

  /**
   * Takes the solution of one of our challenges, once.
   * @throws ChallengeRequired for anything else.
   */
  async demand(text: string | undefined, now: number, sql?: Sql): Promise<void> {
    if (text === undefined || text === '') throw new ChallengeRequired('missing');
    const given = readSolution(text);
    if (!given) throw new ChallengeRequired('wrong');
    const { verified, expired } = await verifySolution({ ...given, deriveKey, ...this.secrets });
    const expiresAt = given.challenge.parameters.expiresAt * 1000;
    if (expired || (verified && expiresAt - CLOCK_SKEW_MS < now)) throw new ChallengeRequired('expired');
    if (!verified) throw new ChallengeRequired('wrong');
    const isFirstUse = await this.used.insert(given.challenge.signature, new Date(expiresAt), sql);
    if (!isFirstUse) throw new ChallengeRequired('used');
  }
}

const LONGEST_TEXT = 4_000;

const shape = z.object({
  challenge: z.object({
    parameters: z
      .object({
        algorithm: z.string(),
        nonce: z.string(),
        salt: z.string(),
        cost: z.number(),
        keyLength: z.number(),
        keyPrefix: z.string(),
        keySignature: z.string(),
        expiresAt: z.number().int().positive(),
      })
      .strict(),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

type Given = z.infer<typeof shape> & { challenge: Challenge; solution: Solution };

/** Reads `base64(JSON({challenge, solution}))`, as ALTCHA's browser side makes it; null for anything else. */
function readSolution(text: string): Given | null {
  if (text.length > LONGEST_TEXT) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
