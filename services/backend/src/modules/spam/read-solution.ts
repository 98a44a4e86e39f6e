import type { Challenge, Solution } from 'altcha-lib';
import { z } from 'zod';

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
export function readSolution(text: string): Given | null {
  if (text.length > LONGEST_TEXT) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
