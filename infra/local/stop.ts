import { holderOf } from './process/hold-pid-file.ts';
import { dataDirOf, filesIn } from './paths.ts';
import { isAlive, waitUntil } from './process/process-table.ts';

const pid = holderOf(filesIn(dataDirOf(process.env)).pid);
if (pid === undefined) {
  process.stdout.write('Nothing is running.\n');
} else {
  process.kill(pid, 'SIGTERM');
  const stopped = await waitUntil(() => !isAlive(pid), 60_000);
  process.stdout.write(stopped ? 'Stopped.\n' : `Process ${pid} has not stopped in 60 s.\n`);
  process.exitCode = stopped ? 0 : 1;
}
