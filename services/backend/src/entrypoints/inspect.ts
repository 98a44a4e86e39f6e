import 'reflect-metadata';
import { InspectCommandModule } from '../modules/reports/inspect/inspect-command.module';
import { InspectSystem } from '../modules/reports/inspect/inspect-system.use-case';
import { loadConfig } from '../platform/config/load-config';
import { runProcess } from '../platform/log/logger';
import { runCommand } from '../run-command';

/** Prints as JSON how the system looks from inside, for `make doctor`. With SEND=yes it sends the operator a test message. */
runProcess('inspect', async () => {
  const send = process.env['SEND'] === 'yes';
  const found = await runCommand(loadConfig(), InspectCommandModule, InspectSystem, (inspect) => inspect.run({ send }));
  process.stdout.write(`${JSON.stringify(found)}\n`);
});
