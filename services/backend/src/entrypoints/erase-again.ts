import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { EraseAgainWithFiles } from '../modules/privacy/erase/erase-again-with-files.use-case';
import { readEntry } from '../modules/privacy/erase/erasure-list.repository';
import { PrivacyCommandModule } from '../modules/privacy/privacy-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/** Erases records that a restored backup has brought back, and prints them. With LIST=- entries come from standard input as well. */
runProcess('erase-again', async () => {
  const lines = process.env['LIST'] === '-' ? (await text(process.stdin)).split('\n').filter(Boolean) : [];
  const entries = lines.map((line, at) => {
    const entry = readEntry(line);
    if (!entry) throw new Error(`Line ${at + 1} is no entry of an erasure list`);
    return entry;
  });
  const done = await runCommand(loadConfig(), PrivacyCommandModule, EraseAgainWithFiles, (eraseAgain) =>
    eraseAgain.run(entries),
  );
  process.stdout.write(`${JSON.stringify(done)}\n`);
  if (done.foreign + done.left > 0) process.exitCode = 1;
});
