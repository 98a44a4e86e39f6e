import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../../infra/local/backend/compose-environment.ts';
import type { Account } from '../../../infra/local/backend/make-demo-accounts.ts';
import { runEntrypoint } from '../../../infra/local/backend/run-entrypoint.ts';
import { startStack } from '../../../infra/local/start-stack.ts';
import { anyPorts } from '../../../infra/local/process/find-free-port.ts';
import { type Undo, undoInReverse } from '../../../infra/local/process/undo-in-reverse.ts';
import { refusedMails, startMailbox } from '../mailbox/mailbox.ts';
import { client, startIdentityProvider } from '../sign-in/identity-provider.ts';
import { publishStack } from './journey-stack.ts';
import { unlimited } from '../system/unlimited.ts';

/** One stack for all journeys, in a folder of its own, with staff made for this run. Returns how to take it down. */
export default async function startJourneyStack(): Promise<() => Promise<void>> {
  const undo = undoInReverse();
  try {
    return await startParts(undo);
  } catch (error) {
    // A Dovecot, a provider or a PostgreSQL would outlive the run.
    await undo.run();
    throw error;
  }
}

async function startParts(undo: Undo): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontdoor-journeys-'));
  undo.add(() => rmSync(dataDir, { recursive: true, force: true }));
  const provider = await startIdentityProvider({});
  undo.add(() => provider.stop());
  const mailbox = await startMailbox();
  undo.add(() => mailbox?.stop());
  const refused = join(dataDir, 'refused');
  const { prepare, has: refuses } = refusedMails(refused);
  prepare();
  // High enough for every journey; 0 would turn off the proof of work.
  // An undo is offered for as long as a busy machine may need to press it; `letMailsLeave` ends the wait of mails.
  const environment = {
    ...process.env,
    ...anyPorts,
    ...unlimited,
    CHALLENGE_AFTER: '10000',
    UNDO_SECONDS: '30',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
    OIDC_NAME: 'Plumbline ID',
    ...(mailbox && { IMAP_URL: mailbox.url, REPLY_MAILBOX: mailbox.address }),
  };
  const report = (message: string) => process.stdout.write(`  ${message}\n`);
  const stack = await startStack({ dataDir, environment, report, refuses });
  undo.add(() => stack.stop());
  const onSignal = () => void undo.run().finally(() => process.exit(1));
  // Playwright takes nothing down at this signal, and PostgreSQL would outlive it.
  process.once('SIGTERM', onSignal);
  undo.add(() => void process.off('SIGTERM', onSignal));
  const staff = await Promise.all(
    names.map(async ({ hr, general }) => ({
      hr: await addStaff(stack.environment, 'hr', hr),
      general: await addStaff(stack.environment, 'general', general),
    })),
  );
  const { site, inbox } = stack.addresses;
  const { databaseUrl } = stack;
  const reading = mailbox && { address: mailbox.address, url: mailbox.url };
  publishStack({ site, inbox, databaseUrl, provider: provider.issuer, mailbox: reading, refused, staff });
  return () => undo.run();
}

/** Those of each worker. */
const names = [
  { hr: 'Farah Sheikh', general: 'Gopal Menon' },
  { hr: 'Hina Qureshi', general: 'Girish Rao' },
] as const;

async function addStaff(environment: Environment, role: Account['role'], name: string): Promise<Account> {
  const email = `${name.split(' ')[0]!.toLowerCase()}@plumbline.example`;
  const output = await runEntrypoint('staff', { ...environment, ROLE: role, NAME: name, EMAIL: email });
  return JSON.parse(output.trim().split('\n').at(-1)!) as Account;
}
