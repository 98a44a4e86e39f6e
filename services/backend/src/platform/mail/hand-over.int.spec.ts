import type { Socket } from 'node:net';
import {
  answerAfter,
  drip,
  hangUp,
  type OddAct,
  silence,
  type SmtpStep,
  startOddSmtp,
} from '../../../test/start-odd-smtp';
import { handOver } from './hand-over';
import { MailDelayed, MailRefused, MailUnsure } from './mail.errors';

const timeouts = { setup: 400, login: 400, envelope: 400, data: 400, finalReply: 400 };
const message = {
  envelope: { from: 'a@desk.example', to: ['b@mail.example'] },
  bytes: Buffer.from('Subject: x\r\n\r\nHi\r\n'),
};

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
const serverThat = async (odd: Partial<Record<SmtpStep, OddAct>>) => {
  const server = await startOddSmtp((step) => odd[step]);
  stops.push(server.stop);
  return server;
};

const talkTo = ({ port }: { port: number }, watch?: Parameters<typeof handOver>[3]) =>
  handOver({ host: '127.0.0.1', port, ignoreTLS: true }, message, timeouts, watch).catch((error: unknown) => error);

describe('a conversation with a mail server', () => {
  it('waits for a final reply that comes late, and gives it back', async () => {
    const late = await serverThat({ dot: answerAfter(250, '250 taken at last') });
    expect(await talkTo(late)).toBe('250 taken at last');
  });

  it.each([
    ['says nothing', silence],
    ['drips bytes of a reply', drip],
    ['hangs up', hangUp],
    ['says half of yes and hangs up', (socket: Socket) => socket.end('250 tak')],
    ['says what is no answer', (socket: Socket) => socket.write('hello\r\n')],
  ])('is unsure when the server, having all of the mail, %s', async (_case, dot) => {
    const server = await serverThat({ dot });
    expect(await talkTo(server)).toBeInstanceOf(MailUnsure);
    expect(server.taken).toHaveLength(1);
  });

  it.each([
    ['421 closing', MailDelayed],
    ['452 full', MailDelayed],
    ['552 too much', MailRefused],
  ])('is sure that the server has not taken the mail after %s', async (reply, kind) => {
    expect(await talkTo(await serverThat({ dot: answerAfter(0, reply) }))).toBeInstanceOf(kind);
  });

  it.each(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const)(
    'is merely delayed when the server says nothing, drips or hangs up at %s, and the mail has not left',
    async (step) => {
      for (const act of [silence, drip, hangUp]) {
        const beforeData = jest.fn(async () => undefined);
        const server = await serverThat({ [step]: act });
        expect(await talkTo(server, { beforeData })).toBeInstanceOf(MailDelayed);
        expect(server.taken).toEqual([]);
        expect(beforeData).not.toHaveBeenCalled();
      }
    },
  );

  it('tells the server nothing of the mail when that may not be', async () => {
    const server = await serverThat({});
    const refused = await talkTo(server, { beforeData: () => Promise.reject(new Error('not yours any more')) });
    expect(refused).toBeInstanceOf(MailDelayed);
    expect(String(refused)).toContain('not yours any more');
    expect(server.taken).toEqual([]);
  });

  it('ends when it is told to: unsure after the data, delayed before', async () => {
    const stop = new AbortController();
    const server = await serverThat({ dot: () => stop.abort() });
    expect(await talkTo(server, { signal: stop.signal })).toBeInstanceOf(MailUnsure);
    expect(await talkTo(server, { signal: stop.signal })).toBeInstanceOf(MailDelayed);
    expect(server.taken).toHaveLength(1);
  });
});
