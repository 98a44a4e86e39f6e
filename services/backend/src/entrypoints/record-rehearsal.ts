import 'reflect-metadata';
import { text } from 'node:stream/consumers';
import { parseRehearsal, RehearsalNotUnderstood } from '../modules/privacy/restore/parse-rehearsal';
import { RecordRehearsal } from '../modules/privacy/restore/record-rehearsal.use-case';
import { RehearsalCommandModule } from '../modules/privacy/restore/rehearsal-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/**
 * Records a rehearsal of a restore, which comes as one JSON object on standard input: point (ISO 8601), ok, rpoSeconds and rtoSeconds
 * (or null), rows, resumes, problems (texts). Prints when it was recorded. An object with a fault is recorded nowhere: exit code 1.
 */
runProcess('record-rehearsal', async () => {
  try {
    const rehearsal = parseRehearsal(await text(process.stdin));
    const done = await runCommand(loadConfig(), RehearsalCommandModule, RecordRehearsal, (record) =>
      record.run(rehearsal),
    );
    process.stdout.write(`${JSON.stringify(done)}\n`);
  } catch (error) {
    if (!(error instanceof RehearsalNotUnderstood)) throw error;
    process.stderr.write(`The rehearsal was not recorded.\n${error.message}\n`);
    process.exitCode = 1;
  }
});
