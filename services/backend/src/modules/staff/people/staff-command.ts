import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { findPasswordFault } from '../password/password-rules';
import { staffRoles } from '../staff.facts';
import { LONGEST_NAME } from '../staff.repository';

const tooLong = `must have at most ${LONGEST_NAME} characters`;
const onlyDash = 'takes only "-": the password itself comes in one line from standard input';

const settings = z.object({
  ROLE: z.enum(staffRoles, 'must be general or hr'),
  NAME: z.string('is not set').trim().min(1, 'is empty').max(LONGEST_NAME, tooLong),
  EMAIL: z.string('is not set').trim().toLowerCase().max(254, 'is too long').pipe(z.email('must be an e-mail address')),
  PASSWORD: z.literal(['', '-'], onlyDash).optional(),
  DEMO: z.literal(['', '0', '1'], 'must be 1 or absent').optional(),
});

export class StaffCommandError extends Error {}

/** Reads who shall be added from the environment. @throws StaffCommandError that lists all mistakes. */
export function parseStaffCommand(environment: Record<string, string | undefined>, nodeEnv: string) {
  const { success, data, error } = settings.safeParse(environment);
  if (!success)
    throw new StaffCommandError(error.issues.map(({ path, message }) => `${path.join()} ${message}`).join('\n'));
  const { ROLE: role, NAME: name, EMAIL: email, PASSWORD, DEMO } = data;
  if (DEMO === '1' && nodeEnv === 'production') throw new StaffCommandError('DEMO=1 is refused in production');
  return { role, name, email, passwordFromInput: PASSWORD === '-' };
}

/** @throws StaffCommandError when the password given cannot be taken. */
export async function assertGoodPassword(password: string, who: { name: string; email: string }): Promise<void> {
  const fault = await findPasswordFault(password, who);
  if (fault) throw new StaffCommandError(`the password ${fault}`);
}

/** The first line of a stream, without its line break; '' when there is none. */
export async function readFirstLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input, crlfDelay: Infinity })) return line;
  return '';
}
