import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ToldUpdate } from './updates.facts';

const LONGEST_REASON = 500;
const name = z.string('is missing').regex(/^[\w.+-]{1,100}$/, 'is no version, such as 1.1.0');
const outcomes = { updated: 'updated', 'went back': 'went_back', 'rolled back': 'rolled_back' } as const;
const outcomeNames = Object.keys(outcomes) as (keyof typeof outcomes)[];

const told = z.strictObject({
  from: name,
  to: name,
  outcome: z
    .enum(outcomeNames, `must be one of: ${outcomeNames.join(', ')}`)
    .transform((text): ToldUpdate['outcome'] => outcomes[text]),
  reason: z.string().default(''),
  seconds: z
    .string()
    .regex(/^\d{1,7}$/, 'must be whole seconds')
    .transform(Number)
    .optional(),
});

export class UpdateNotUnderstood extends Error {}

/**
 * Reads an update from arguments: --from, --to, --outcome, and, where they are known, --reason and --seconds. A reason becomes one line
 * of 500 characters at most; an empty one is none.
 * @throws UpdateNotUnderstood with what is wrong, argument by argument
 */
export function parseUpdate(args: string[]): ToldUpdate {
  const parsed = told.safeParse(readArguments(args));
  if (!parsed.success)
    throw new UpdateNotUnderstood(
      parsed.error.issues.map(({ path, message }) => `  - --${path.join('.')}: ${message}`).join('\n'),
    );
  const { reason, seconds, ...update } = parsed.data;
  const line = reason.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  const words = line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line;
  return { ...update, reason: words || null, seconds: seconds ?? null };
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args, options: { from: text, to: text, outcome: text, reason: text, seconds: text } }).values;
  } catch (error) {
    throw new UpdateNotUnderstood(`  - ${(error as Error).message}`);
  }
}
