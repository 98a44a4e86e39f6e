import 'reflect-metadata';
import { StorageCommandModule } from '../modules/resumes/storage-command.module';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { GiveStorageItsId, NoFileFound } from '../platform/storage/storage-id.command';
import { runCommand } from '../run-command';

/** Gives a restored storage the id by which the database knows it, and prints it with how many files were found. */
runProcess('storage-id', async () => {
  const anyway = process.env['ANYWAY'] === 'yes';
  try {
    const done = await runCommand(loadConfig(), StorageCommandModule, GiveStorageItsId, (give) => give.run(anyway));
    process.stdout.write(`${JSON.stringify(done)}\n`);
  } catch (error) {
    if (!(error instanceof NoFileFound)) throw error;
    process.stderr.write(`${error.message} The storage got no id.\nWith ANYWAY=yes it gets one all the same.\n`);
    process.exitCode = 1;
  }
});
