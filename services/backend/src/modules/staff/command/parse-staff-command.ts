import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { findPasswordFault } from '../password/password-rules';
import { staffRoles } from '../staff.facts';
import { LONGEST_NAME } from '../staff.repository';

const person = z.object({
  ROLE: z.enum(staffRoles, 'must be general or hr'),
  NAME: z
    .string('is not set')
    .trim()
    .min(1, 'is empty')
    .max(LONGEST_NAME, `must have at most ${LONGEST_NAME} characters`),
  EMAIL: z.string('is not set').trim().toLowerCase().max(254, 'is too long').pipe(z.email('must be an e-mail address')),
  PASSWORD: z.literal('-', 'takes only "-": the password itself comes in one line from standard input').optional(),
  DEMO: z.literal(['', '0', '1'], 'must be 1 or absent').optional(),
});

type Environment = Record<string, string | undefined>;

export class StaffCommandError extends Error {}

/** Reads who shall be added from the environment. @throws StaffCommandError that lists all mistakes. */
export function parseStaffCommand(environment: Environment, nodeEnv: string) {
  const { ROLE, NAME, EMAIL, DEMO } = environment;
  const parsed = person.safeParse({ ROLE, NAME, EMAIL, PASSWORD: environment['PASSWORD'] || undefined, DEMO });
  if (!parsed.success) {
    throw new StaffCommandError(parsed.error.issues.map((issue) => `${issue.path.join()} ${issue.message}`).join('\n'));
  }
  const demo = parsed.data.DEMO === '1';
  if (demo && nodeEnv === 'production') throw new StaffCommandError('DEMO=1 is refused in production');
  const { ROLE: role, NAME: name, EMAIL: email, PASSWORD } = parsed.data;
  return { role, name, email, passwordFromInput: PASSWORD === '-' };
}

/** @throws StaffCommandError when the password given cannot be taken. */
export async function assertGoodPassword(password: string, who: { name: string; email: string }): Promise<void> {
  const fault = await findPasswordFault(password, who);
  if (fault) throw new StaffCommandError(`the password ${fault}`);
}

/** The first line of a stream, without its line break; '' when there is none. */
export async function readFirstLine(input: Readable): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Infinity });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}
