import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface TakenMail {
  messageId: string;
  recipients: string[];
  raw: Buffer;
  /** When the whole of it was here: ms, `performance.now`. */
  at: number;
}

export type Mood =
  | 'takes mail'
  | 'says 421'
  | 'hangs up'
  | 'hangs up while it is being told the mail'
  | 'says 550'
  | 'takes its time'
  /** The mail is accepted without a reply: a crash of the sender at this moment leads to a duplicate. */
  | 'takes mail and keeps silent';

export interface MailServer {
  mood: Mood;
  taken: TakenMail[];
  end(): Promise<void>;
}

type Callback = (error?: Error | null) => void;

/** A real SMTP server that keeps every mail it takes, and refuses in the ways mail servers do. */
export async function startMailServer(port: number, host = '127.0.0.1'): Promise<MailServer> {
  const state: MailServer = { mood: 'takes mail', taken: [], end: () => end(server) };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onConnect(session, callback) {
      if (state.mood === 'hangs up') return hangUp(server, session);
      callback(state.mood === 'says 421' ? refusal(421, 'Too busy, come back later') : undefined);
    },
    onMailFrom(_address, session, callback) {
      if (state.mood === 'hangs up') return hangUp(server, session);
      callback(state.mood === 'says 421' ? refusal(421, 'Too busy, come back later') : undefined);
    },
    onRcptTo: ({ address }, _session, callback) =>
      callback(state.mood === 'says 550' ? refusal(550, `<${address}>: no such mailbox here`) : undefined),
    onData: (stream, session, callback) => void take(state, server, stream, session, callback),
  });
  // Clients are killed in the middle of a conversation on purpose.
  server.on('error', () => {});
  server.listen(port, host);
  await once(server.server, 'listening');
  return state;
}

async function take(
  state: MailServer,
  server: SMTPServer,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  callback: Callback,
) {
  const { mood } = state;
  if (mood === 'hangs up while it is being told the mail') return hangUp(server, session);
  const raw = await buffer(stream).catch(() => null);
  if (!raw) return;
  const messageId = /^Message-ID:\s*(\S+)/im.exec(raw.toString('latin1'))?.[1] ?? '';
  const recipients = session.envelope.rcptTo.map(({ address }) => address);
  state.taken.push({ messageId, recipients, raw, at: performance.now() });
  if (mood === 'takes its time') await pause(1_500);
  if (mood !== 'takes mail and keeps silent') callback();
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

// The package has no word for this, so the connection is found by its session.
function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
  for (const connection of connections) if (connection.id === session.id) connection._socket.destroy();
}

function end(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
