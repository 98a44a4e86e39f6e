import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifyMailFailure } from './mail.errors';

/** The parts of a conversation with a mail server, in the words of a timeout, which the admin shows with the delivery. */
const partNames = {
  /** From looking up the name to the end of STARTTLS: the connection, the greeting, EHLO. */
  setup: 'the greeting',
  login: 'the login',
  /** MAIL, RCPT and DATA, which leave together where the server can take that (RFC 2920). */
  envelope: 'sender and recipient',
  data: 'the text of the mail',
  /** From the dot that ends the data to the reply that says whether the server has taken the mail. */
  finalReply: 'the final reply',
};

export type MailTimeouts = Record<keyof typeof partNames, number>;

const MINUTE = 60_000;

/** RFC 5321, 4.5.3.2. Shorter times lead to copies: a server that is slow to answer may have taken the mail. */
export const rfcMailTimeouts: MailTimeouts = {
  setup: 5 * MINUTE,
  login: 5 * MINUTE,
  envelope: (5 + 5 + 2) * MINUTE,
  data: 3 * MINUTE,
  finalReply: 10 * MINUTE,
};

export type MailServer = SMTPConnection.Options & { auth?: SMTPConnection.AuthenticationType };

export interface HandOverWatch {
  /** Runs when the server has asked for the data, before it gets any. If this fails, no data is sent. */
  beforeData?: () => Promise<void>;
  signal?: AbortSignal;
}

/**
 * Has one conversation about one message. Each part must be over in time, also when the server sends a byte now and then.
 * @throws MailRefused, or MailDelayed: the server has not taken the mail, because it said so or was not told the end of it
 * @throws MailUnsure from the dot that ends the data on, without a reply: the server may have taken the mail
 * @returns the final reply
 */
export async function handOver(
  server: MailServer,
  /** The bytes are all of the mail, as it goes over the line. */
  { envelope, bytes }: { envelope: { from: string; to: string[] }; bytes: Buffer },
  timeouts: MailTimeouts,
  { beforeData, signal }: HandOverWatch = {},
): Promise<string> {
  const connection = new SMTPConnection({
    ...server,
    connectionTimeout: timeouts.setup,
    greetingTimeout: timeouts.setup,
    // Counts silence only, and does not know the parts: the timer below ends them.
    socketTimeout: 2 * Math.max(...Object.values(timeouts)),
  });
  let part = 'setup' as keyof MailTimeouts;
  let timer: NodeJS.Timeout | undefined;
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  const stop = () => fail(new Error('The worker stopped'));
  const begin = (next: keyof MailTimeouts) => {
    part = next;
    clearTimeout(timer);
    const text = `The mail server took longer than ${timeouts[next] / 1_000} s for ${partNames[next]}`;
    timer = setTimeout(() => fail(Object.assign(new Error(text), { code: 'ETIMEDOUT' })), timeouts[next]);
  };

  /** Read from only when the server has asked for the data. Nodemailer writes the dot at its end. */
  const message = Readable.from(
    (async function* () {
      begin('data');
      await beforeData?.();
      yield bytes;
    })(),
    { objectMode: false },
  );
  message.once('end', () => begin('finalReply'));

  const converse = async (): Promise<string> => {
    begin('setup');
    await called((done) => connection.connect(done));
    const { auth } = server;
    if (auth && connection.allowsAuth) {
      begin('login');
      await called((done) => connection.login(auth, done));
    }
    begin('envelope');
    const sized = { ...envelope, size: bytes.length };
    return (await called<{ response: string }>((done) => connection.send(sized, message, done))).response;
  };

  connection.on('error', fail);
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    return await Promise.race([failed, converse()]);
  } catch (error) {
    throw classifyMailFailure(error, part === 'finalReply');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
    connection.close();
  }
}

const called = <Result = unknown>(call: (done: (error?: Error | null, result?: Result) => void) => void) =>
  new Promise<Result>((resolve, reject) =>
    call((error, result) => (error ? reject(error) : resolve(result as Result))),
  );
