import { configFor } from '../../../test/config-for';
import { answerAfter, type OddAct, type SmtpStep, startOddSmtp } from '../../../test/start-odd-smtp';
import { startSmtp } from '../../../test/start-smtp';
import { type Mail, Mailer } from './mailer';
import { TlsFailed } from './mail.errors';

const mail: Mail = {
  to: 'asha@mail.example',
  subject: 'Hello',
  html: '<p>Hi</p>',
  text: 'Hi',
  messageId: '<1@p.example>',
};
const credentials = 'me:k2m5v8x1c4n7b0q3@';

/** An address that leads to this machine without being a loopback one. */
const remote = (url: string) => url.replace('//127.0.0.1', `//${credentials}0.0.0.0`);

const send = (MAIL_URL: string) =>
  new Mailer(configFor({ MAIL_URL })).send(mail).catch((error: unknown) => error as Error & { answer?: string });

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
type Answers = Partial<Record<SmtpStep, string | OddAct>>;
const serverThat = async (answers: Answers) => {
  const server = await startOddSmtp((step) => {
    const answer = answers[step];
    return typeof answer === 'string' ? answerAfter(0, answer) : answer;
  });
  stops.push(server.stop);
  return server;
};

const offers = '250-desk\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN';
const goOnInClear: OddAct = (socket) => {
  socket.write('220 go ahead\r\n');
  socket.once('data', () => socket.write('250 desk\r\n250 ok\r\n'));
};
const stripped = '250-desk\r\n250 AUTH PLAIN LOGIN';

describe('a mail server on another machine', () => {
  it.each<[string, Answers]>([
    ['offers no STARTTLS', { EHLO: stripped }],
    ['offers it under another name, as those do who strip it', { EHLO: '250-desk\r\n250-XXXXXXXA\r\n250 AUTH PLAIN' }],
    ['refuses STARTTLS for now', { EHLO: offers, STARTTLS: '454 TLS not available' }],
    ['refuses STARTTLS for good', { EHLO: offers, STARTTLS: '554 no' }],
    ['knows HELO only', { EHLO: '502 unknown' }],
    ['goes on in clear after STARTTLS', { EHLO: offers, STARTTLS: goOnInClear }],
  ])('row 157: hears neither a login nor a sender when it %s, and the mail waits', async (_case, answers) => {
    const server = await serverThat(answers);
    const failure = await send(remote(server.url));
    expect(server.heard()).toContain('EHLO');
    expect(server.heard()).not.toMatch(/AUTH|MAIL FROM|RCPT|asha/i);
    expect(server.heard()).not.toContain(Buffer.from('k2m5v8x1c4n7b0q3').toString('base64').slice(0, 12));
    expect(failure).toBeInstanceOf(TlsFailed);
    expect((failure as Error).message).toContain('no mail leaves without');
  });

  it('row 158: hears neither a login nor a sender when nobody vouches for its certificate', async () => {
    const [onAuth, onMailFrom] = [jest.fn(), jest.fn()];
    for (const secure of [false, true]) {
      const server = await startSmtp({ secure, disabledCommands: [], onAuth, onMailFrom });
      stops.push(server.stop);
      const failure = await send(remote(secure ? server.url.replace('smtp:', 'smtps:') : server.url));
      expect(failure).toBeInstanceOf(TlsFailed);
      expect((failure as Error).message).toMatch(/certificate/i);
    }
    expect(onAuth).not.toHaveBeenCalled();
    expect(onMailFrom).not.toHaveBeenCalled();
  });

  it('takes mail in clear where the address says tls=none, and then does not try STARTTLS', async () => {
    const server = await serverThat({ EHLO: '250-desk\r\n250 STARTTLS' });
    expect(await send(`${remote(server.url)}?tls=none`)).toBe('250 taken');
    expect(server.heard()).not.toContain('STARTTLS');
  });
});

describe('a mail server on this machine', () => {
  it('takes mail in clear, unless the address asks for TLS', async () => {
    const server = await serverThat({});
    expect(await send(server.url)).toBe('250 taken');
    expect(await send(`${server.url}?requireTLS=true`)).toBeInstanceOf(TlsFailed);
    expect(server.taken).toHaveLength(1);
  });
});
