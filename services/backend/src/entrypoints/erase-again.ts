import 'reflect-metadata';
import { EraseAgainWithFiles } from '../modules/privacy/erase/erase-again-with-files.use-case';
import { readMoreEntries } from '../modules/privacy/erase/read-more-entries';
import { PrivacyCommandModule } from '../modules/privacy/privacy-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/** Erases records that a restored backup has brought back, and prints them. With LIST=- entries come from standard input as well. */
runProcess('erase-again', async () => {
  const entries = await readMoreEntries();
  const done = await runCommand(loadConfig(), PrivacyCommandModule, EraseAgainWithFiles, (eraseAgain) =>
    eraseAgain.run(entries),
  );
  process.stdout.write(`${JSON.stringify(done)}\n`);
  if (done.foreign + done.left > 0) process.exitCode = 1;
});
