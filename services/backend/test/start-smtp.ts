import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  envelope: { from: string; to: string[] };
}

/**
 * An SMTP server that keeps the mails it receives. `refuseWith` makes it refuse: an SMTP code, or null to accept again. Options
 * make it ask for a login, speak TLS with a certificate that nobody trusts, or refuse earlier in the conversation.
 */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error('not now'), { responseCode: refusal }));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          mails.push({ ...mail, envelope });
          done();
        });
      });
    },
  });
  // A client that does not trust us hangs up, and that is an error here.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith: (code: number | null) => void (refusal = code),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
