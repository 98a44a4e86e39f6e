import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import maildev, { type TakeRecipient } from 'maildev';
import { guardInbox } from './guard-inbox.ts';

export interface InboxOptions {
  smtpPort: number;
  webPort: number;
  mailDir: string;
  /** Mails to these are answered with 550, as by a server that does not know the recipient. */
  refuses?: ((recipient: string) => boolean) | undefined;
}

export interface Inbox {
  /** Closes the SMTP listener: senders are refused a connection, the inbox stays readable. */
  refuseMail(): Promise<void>;
  acceptMail(): Promise<void>;
  stop(): Promise<void>;
}

/** MailDev within this process: mail is taken by SMTP, kept as files, and shown in the browser. */
export async function startInbox({ smtpPort, webPort, mailDir, refuses }: InboxOptions): Promise<Inbox> {
  mkdirSync(mailDir, { recursive: true });
  // A short path that this user alone can reach; Unix allows about a hundred characters.
  const pageFolder = mkdtempSync(join(tmpdir(), 'inbox-'));
  const page = join(pageFolder, 'page');
  const before = signalListeners();
  const server = maildev({
    smtp: smtpPort,
    web: page,
    ip: '127.0.0.1',
    mailDirectory: mailDir,
    silent: true,
  });
  // MailDev's signal handlers would end the whole process; here the stack stops its parts in order. MailDev has no option to
  // leave them out and no name to remove them by, so those that are new are taken off.
  for (const [signal, listener] of signalListeners()) {
    if (!before.some(([, earlier]) => earlier === listener)) process.removeListener(signal, listener);
  }
  // MailDev throws on a broken connection of a sender, which would end the stack as well. It exposes the SMTP server of
  // smtp-server for that, but no option; a second listener alone would not keep its own from throwing.
  const listen = async () => {
    server.smtp.removeAllListeners('error').on('error', () => {});
    if (refuses) server.smtp.onRcptTo = refuseRecipients(refuses);
    // MailDev's promise stays open when the port is taken.
    const failure = once(server.smtp, 'error').then(([error]) => Promise.reject(error as Error));
    await Promise.race([server.listen(), failure]);
  };
  let accepting = false;
  const close = async () => {
    // MailDev's close also ends the web side, through an event.
    if (accepting) await new Promise<void>((resolve) => server.close(() => resolve()));
    else server.emit('close');
    accepting = false;
    rmSync(pageFolder, { recursive: true, force: true });
  };
  try {
    await listen();
    accepting = true;
    const guard = await guardInbox(page, webPort);
    await untilAnswered(`http://127.0.0.1:${webPort}/healthz`);
    return {
      async refuseMail() {
        if (accepting) await new Promise<void>((resolve) => server.smtp.close(() => resolve()));
        accepting = false;
      },
      async acceptMail() {
        if (accepting) return;
        server.create(smtpPort, '127.0.0.1', mailDir);
        await listen();
        accepting = true;
      },
      async stop() {
        await guard.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const refuseRecipients =
  (refuses: (recipient: string) => boolean): TakeRecipient =>
  ({ address }, _session, done) =>
    done(
      refuses(address) ? Object.assign(new Error(`<${address}>: no such mailbox here`), { responseCode: 550 }) : null,
    );

type SignalListener = [NodeJS.Signals, NodeJS.SignalsListener];

function signalListeners(): SignalListener[] {
  const signals: NodeJS.Signals[] = ['SIGTERM', 'SIGINT'];
  return signals.flatMap((signal) => process.listeners(signal).map((listener) => [signal, listener] as SignalListener));
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
      await answer.body?.cancel();
      if (answer.ok) return;
    } catch {
      await once(AbortSignal.timeout(50), 'abort');
    }
  }
  throw new Error(`The inbox does not answer at ${url}.`);
}
