import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type SmtpStep = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'dot';
export type OddAct = (socket: Socket) => void;

const usual: Record<SmtpStep, string> = {
  greeting: '220 desk',
  EHLO: '250 desk',
  STARTTLS: '502 unknown',
  AUTH: '535 no',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  dot: '250 taken',
};

export const silence: OddAct = () => undefined;
export const hangUp: OddAct = (socket) => socket.destroy();
/** A byte now and then, and never the end of the line. */
export const drip: OddAct = (socket) => {
  const drops = setInterval(() => socket.write('2'), 50);
  socket.on('close', () => clearInterval(drops));
};
export const answerAfter =
  (ms: number, answer = usual.dot): OddAct =>
  (socket) => {
    const timer = setTimeout(() => socket.write(`${answer}\r\n`), ms);
    socket.on('close', () => clearTimeout(timer));
  };

/**
 * An SMTP server that does something odd where its usual answer would come: the deed that `oddAt` gives for a step and the
 * recipient so far. `taken` holds every mail whose final dot has come, also a refused one; `heard` is every byte that came,
 * in clear.
 */
export async function startOddSmtp(oddAt: (step: SmtpStep, recipient: string) => OddAct | undefined) {
  let allHeard = '';
  const accepted: { recipient: string; messageId: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    let [recipient, messageId, heard] = ['', '', ''];
    const answer = (step: SmtpStep) => {
      const odd = oddAt(step, recipient);
      if (odd) odd(socket);
      else socket.write(`${usual[step]}\r\n`);
    };
    const hear = (line: string) => {
      recipient = /^RCPT TO:<(.*)>/.exec(line)?.[1] ?? recipient;
      messageId = /^Message-ID: (\S+)/i.exec(line)?.[1] ?? messageId;
      const step = (['EHLO', 'STARTTLS', 'AUTH', 'MAIL', 'RCPT', 'DATA'] as const).find((name) =>
        new RegExp(`^${name}\\b`).test(line),
      );
      if (line === '.') accepted.push({ recipient, messageId });
      if (step || line === '.') answer(step ?? 'dot');
    };
    answer('greeting');
    socket.on('data', (chunk) => {
      allHeard += chunk.toString('latin1');
      heard += chunk.toString('latin1');
      const lines = heard.split('\r\n');
      heard = lines.pop()!;
      lines.forEach(hear);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    taken: accepted,
    heard: () => allHeard,
    takenFor: (recipient: string) => accepted.filter((mail) => mail.recipient === recipient),
    stop: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
