import { relative } from 'node:path';
import { dataDirOf, root } from './paths.ts';
import { reportSteps } from './process/report-steps.ts';
import type { Stack } from './stack.ts';
import { startStack } from './start-stack.ts';

function printAddresses({ addresses, accounts }: Stack, folder: string): void {
  const { site, admin, inbox, api } = addresses;
  const rows: [name: string, url: string][] = [
    ['Site', site],
    ['Careers', `${site}/career`],
    ['Application form', `${site}/application`],
    ['Log in, HR', `${site}/login2`],
    ['Log in, general', `${site}/login`],
    ['Admin', `${admin}/`],
    ['Inbox of HR', inbox],
    ['API and its docs', `${api}/api/docs`],
  ];
  const lines = ['', 'Frontdoor is ready.', '', ...rows.map(([name, url]) => `  ${name.padEnd(18)}${url}`), ''];
  if (accounts.length > 0) {
    lines.push('Logins, shown this once:', '');
    for (const { role, name, email, password, link } of accounts) {
      const way = link ? `a passkey by ${link}` : `password ${password}`;
      lines.push(`  ${(role === 'hr' ? 'HR' : 'General').padEnd(18)}name ${name}, e-mail ${email}, ${way}`);
    }
  } else {
    lines.push('The logins were shown at the first start. A new password or link:');
    lines.push('  make staff ROLE=hr NAME="Hema Rao" EMAIL=hr@plumbline.example');
  }
  lines.push('', `Data and logs are in ${relative(root, folder) || '.'}. Ctrl-C or "make stop" stops everything.`, '');
  process.stdout.write(`${lines.join('\n')}\n`);
}

const dataDir = dataDirOf(process.env);
const { report, end: endSteps } = reportSteps((line) => process.stdout.write(line));
const giveUp = new AbortController();
let stack: Stack | undefined;
let exitCode = 0;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    giveUp.abort();
    if (stack) void stop(stack);
  });
}
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  exitCode = 1;
  giveUp.abort();
  if (stack) void stop(stack);
});
// A terminal that was closed must not turn the last messages into a crash.
process.stdout.on('error', () => {});

try {
  stack = await startStack({ dataDir, report, signal: giveUp.signal });
  endSteps();
  if (giveUp.signal.aborted) await stop(stack);
  else printAddresses(stack, dataDir);
} catch (error) {
  if (giveUp.signal.aborted) process.exit(exitCode);
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

function stop(running: Stack): Promise<void> {
  return (stopping ??= (async () => {
    report('stopping');
    await running.stop();
    report('stopped');
    process.exit(exitCode);
  })());
}
