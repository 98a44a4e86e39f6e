import 'reflect-metadata';
import { ReleaseMails } from '../modules/notifications/restored/release-mails.use-case';
import { readMoreEntries } from '../modules/privacy/erase/read-more-entries';
import { AfterRestore } from '../modules/privacy/restore/after-restore.use-case';
import { RestoreCommandModule } from '../modules/privacy/restore/restore-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/**
 * Brings a restored database into order, and prints what that came to. Entries of a newer erasure list come from standard input with
 * LIST=-. With MAILS=send it does nothing but let the mails go that wait since a restore.
 */
runProcess('after-restore', async () => {
  const config = loadConfig();
  const print = (done: object) => process.stdout.write(`${JSON.stringify(done, undefined, 2)}\n`);
  if (process.env['MAILS'] === 'send')
    return void print(await runCommand(config, RestoreCommandModule, ReleaseMails, (release) => release.run()));
  const entries = await readMoreEntries();
  const done = await runCommand(config, RestoreCommandModule, AfterRestore, (restored) => restored.run(entries));
  print(done);
  if (done.erased.foreign + done.erased.left > 0) process.exitCode = 1;
});
