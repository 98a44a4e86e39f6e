import 'reflect-metadata';
import { parseUpdate, UpdateNotUnderstood } from '../modules/reports/updates/parse-update';
import { RecordUpdate } from '../modules/reports/updates/record-update.use-case';
import { UpdateCommandModule } from '../modules/reports/updates/update-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/**
 * Records an update for the page about the system: --from 1.0.0 --to 1.1.0 --outcome updated|'went back'|'rolled back', and --reason and
 * --seconds where they are known. Prints when it was recorded. An argument with a fault is recorded nowhere: exit code 1.
 */
runProcess('record-update', async () => {
  try {
    const update = parseUpdate(process.argv.slice(2));
    const done = await runCommand(loadConfig(), UpdateCommandModule, RecordUpdate, (record) => record.run(update));
    process.stdout.write(`${JSON.stringify(done)}\n`);
  } catch (error) {
    if (!(error instanceof UpdateNotUnderstood)) throw error;
    process.stderr.write(`The update was not recorded.\n${error.message}\n`);
    process.exitCode = 1;
  }
});
