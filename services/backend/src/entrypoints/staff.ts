import 'reflect-metadata';
import { CreateStaff } from '../modules/staff/people/create-staff.use-case';
import { StaffCommandModule } from '../modules/staff/people/staff-command.module';
import {
  assertGoodPassword,
  parseStaffCommand,
  readFirstLine,
  StaffCommandError,
} from '../modules/staff/people/staff-command';
import { generatePassword } from '../modules/staff/random-secrets';
import { arePasskeysAlone } from '../platform/config/find-sign-in-faults';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/**
 * Adds a person who may sign in, or resets one. Prints name, address and role, and the password that it has made. Where passkeys are the
 * only way to sign in, it prints a link to make one in place of the password.
 */
async function main(): Promise<void> {
  const config = loadConfig();
  const { passwordFromInput, ...person } = parseStaffCommand(process.env, config.NODE_ENV);
  const password = await choosePassword(arePasskeysAlone(config), passwordFromInput);
  if (password !== undefined) await assertGoodPassword(password, person);
  const command = { ...person, password };
  const done = await runCommand(config, StaffCommandModule, CreateStaff, (staff) => staff.run(command));
  process.stdout.write(`${JSON.stringify({ ...person, ...(passwordFromInput ? {} : { password }), ...done })}\n`);
}

/** @returns nothing where no password would let in. @throws StaffCommandError where one is given all the same */
async function choosePassword(hasPasskeysAlone: boolean, isGiven: boolean): Promise<string | undefined> {
  if (hasPasskeysAlone && isGiven)
    throw new StaffCommandError('PASSWORD is set, and SIGN_IN_BY_PASSWORD is no: leave it out, and a link is printed');
  if (hasPasskeysAlone) return undefined;
  return isGiven ? readFirstLine(process.stdin) : generatePassword();
}

runProcess('staff', () =>
  main().catch((error: unknown) => {
    if (!(error instanceof StaffCommandError)) throw error;
    process.stderr.write(`Nobody was added or changed.\n${error.message}\n`);
    process.exitCode = 1;
  }),
);
