import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Challenge, createChallenge, verifySolution, type VerifySolutionResult } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { Database, type Sql } from '../../../platform/database/database';
import { usedChallenges } from './used-challenges.repository';
import { deriveSecret, keysOf, readableKeys } from '../../../platform/derive-secret';
import { expectedError } from '../../../platform/http/errors/expected-error';

const texts = {
  missing: 'Get a challenge from /api/challenge and send its solution here.',
  wrong: 'This does not solve a challenge of ours. Get another one from /api/challenge.',
  expired: 'This challenge has expired. Get another one from /api/challenge.',
  used: 'This solution has been used. Get another challenge from /api/challenge.',
};

/** The sender has to do a little work before this is taken. The text is for people whose browser could not do it for them. */
class ChallengeRequired extends expectedError(
  403,
  'challenge_required',
  'This needs one more step against automatic messages, which your browser does by itself when scripts are allowed. ' +
    'Please allow them and send again, or try again in ten minutes.',
  { when: 'The sender looks unusual: solve `GET /api/challenge` and send it again with `altcha`.' },
) {}
const required = (fault: keyof typeof texts) => new ChallengeRequired(undefined, { errors: { altcha: texts[fault] } });

const LIFE_MS = 600_000;
/** The library compares with this machine's clock, which may be ahead: its expired challenges have expired by ours as well. */
const CLOCK_SKEW_MS = 30_000;
/** One try takes 0.75 ms on a server's core, a few times that on a phone; a solver needs half of the most on average. */
const COST = 5_000;
const MOST_TRIES = 500;

/** The proof of work: given out signed, solved by the browser, accepted once by all processes together. */
@Injectable()
export class Challenges {
  private readonly secrets: readonly [Secrets, ...Secrets[]];

  constructor(
    @InjectConfig() config: Config,
    private readonly database: Database,
  ) {
    this.secrets = keysOf(config, (secret) => ({
      hmacSignatureSecret: deriveSecret(secret, 'challenge').toString('hex'),
      hmacKeySignatureSecret: deriveSecret(secret, 'challenge key').toString('hex'),
    }));
  }

  /** `now` in milliseconds of the epoch, by the clock of the database. */
  issue(now: number): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: COST,
      counter: randomInt(1, MOST_TRIES + 1),
      deriveKey,
      expiresAt: new Date(now + LIFE_MS + CLOCK_SKEW_MS),
      ...this.secrets[0],
    });
  }

  /** Takes the solution of one of our challenges, once. @throws ChallengeRequired for anything else */
  async demand(text: string | undefined, now: number, sql: Sql = this.database): Promise<void> {
    if (!text) throw required('missing');
    const solution = readSolution(text);
    if (!solution) throw required('wrong');
    const { verified, expired } = await this.verify(solution);
    const expiresAt = solution.challenge.parameters.expiresAt * 1000;
    if (expired || (verified && expiresAt - CLOCK_SKEW_MS < now)) throw required('expired');
    if (!verified) throw required('wrong');
    if (!(await usedChallenges.add(sql, solution.challenge.signature, new Date(expiresAt)))) throw required('used');
  }

  /** By the first secret that has signed the challenge. */
  private async verify(solution: Solved): Promise<Pick<VerifySolutionResult, 'verified' | 'expired'>> {
    for (const secrets of readableKeys(this.secrets)) {
      const result = await verifySolution({ ...solution, deriveKey, ...secrets });
      if (!result.invalidSignature) return result;
    }
    return { verified: false, expired: false };
  }
}

type Secrets = Record<'hmacSignatureSecret' | 'hmacKeySignatureSecret', string>;
type Solved = z.infer<typeof shape>;

const LONGEST_TEXT = 4_000;

const shape = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number().int().positive(),
    }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Reads `base64(JSON({challenge, solution}))`, as ALTCHA's browser side makes it; null for anything else. */
function readSolution(text: string): Solved | null {
  if (text.length > LONGEST_TEXT) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
