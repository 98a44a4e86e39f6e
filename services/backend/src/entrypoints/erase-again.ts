import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { EraseAgain, PrivacyCommandModule } from '../modules/privacy/erase/erase-person.use-case';
import { readEntry } from '../modules/privacy/erase/erasure-list.repository';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/** Erases records that a restored backup has brought back, and prints them. With LIST=- entries come from standard input as well. */
runProcess('erase-again', async () => {
  const lines = process.env['LIST'] === '-' ? (await text(process.stdin)).split('\n').filter(Boolean) : [];
  const given = lines.map((line, at) => {
    const entry = readEntry(line);
    if (!entry) throw new Error(`Line ${at + 1} is no entry of an erasure list`);
    return entry;
  });
  const done = await runCommand(loadConfig(), PrivacyCommandModule, EraseAgain, (again) => again.runWithFiles(given));
  process.stdout.write(`${JSON.stringify(done)}\n`);
  if (done.foreign + done.left > 0) process.exitCode = 1;
});
