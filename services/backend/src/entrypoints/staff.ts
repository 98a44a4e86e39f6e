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
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/** Adds a person who may sign in, or resets one; prints who it is, with the password if it was made here. */
async function main(): Promise<void> {
  const config = loadConfig();
  const { passwordFromInput, ...person } = parseStaffCommand(process.env, config.NODE_ENV);
  const password = passwordFromInput ? await readFirstLine(process.stdin) : generatePassword();
  await assertGoodPassword(password, person);
  const command = { ...person, password };
  const created = await runCommand(config, StaffCommandModule, CreateStaff, (staff) => staff.run(command));
  process.stdout.write(`${JSON.stringify({ ...person, ...(passwordFromInput ? {} : { password }), created })}\n`);
}

runProcess('staff', () =>
  main().catch((error: unknown) => {
    if (!(error instanceof StaffCommandError)) throw error;
    process.stderr.write(`Nobody was added or changed.\n${error.message}\n`);
    process.exitCode = 1;
  }),
);
