import { filePart, makeBounce, makeMail, parts, textPart } from '../../../../test/make-mail';
import { mailLimits } from './read-mail.facts';
import { readMail } from './read-mail';
import { MailUnreadable, readMailApart } from './read-mail-apart';

const read = (headers: Record<string, string | null>, body?: string) =>
  readMail(Buffer.from(makeMail(headers, body)), true);
const readParts = (type: string, ...contents: string[]) => read(...parts(type, ...contents));

describe('A mail that is read', () => {
  it('gives what it answers, to whom it went, and the words of its sender', async () => {
    const mail = await read(
      {
        'In-Reply-To': '<2@p.example>',
        References: '<1@p.example>\n <2@p.example>',
        'Delivered-To': 'office+abc@desk.example',
        Subject: '=?utf-8?B?R3LDvMOfZQ==?=',
      },
      'Yes.\n\n> No?',
    );
    expect(mail).toMatchObject({
      kind: 'reply',
      answers: ['<2@p.example>', '<1@p.example>'],
      recipients: ['office@desk.example', 'office+abc@desk.example'],
      senderName: 'Chitra Rao',
      senderEmail: 'chitra@mail.example',
      subject: 'Grüße',
      text: 'Yes.',
      quoted: '> No?',
      isCut: false,
      files: [],
    });
  });

  it.each([
    ['no headers at all', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['bytes that are no mail', Buffer.from([0, 255, 254, 10, 13, 0, 128])],
    ['a head without an end', Buffer.from('From: a@b.example\r\nSubject: x')],
    ['a part without an end', Buffer.from(makeMail(...parts('multipart/mixed', textPart('Hello'))).slice(0, -40))],
  ])('may have %s', async (_name, source) => {
    await expect(readMail(source, true)).resolves.toMatchObject({ answers: [], files: [] });
  });

  it.each([
    ['utf-8', 'Grüße'],
    ['iso-8859-1', 'Grüße'],
    ['windows-1252', 'Grüße'],
    ['x-nobody-knows', 'Gr'],
    ['', 'Gr'],
  ])('in the charset %j is text', async (charset, words) => {
    const head = makeMail({ 'Content-Type': `text/plain; charset="${charset}"` }, '');
    const bytes = Buffer.from('Grüße\0\u0001', charset === 'utf-8' ? 'utf8' : 'latin1');
    const { text } = await readMail(Buffer.concat([Buffer.from(head), bytes]), true);
    expect(text).toContain(words);
    expect(text).not.toContain('\0');
  });

  it('that has HTML alone is its text, with what it quotes apart', async () => {
    const html =
      '<p>Yes,<br>please.</p><script>x()</script><div>On Friday Desk wrote:<blockquote>Hello</blockquote></div>';
    const { text, quoted } = await read({ 'Content-Type': 'text/html; charset=utf-8' }, html);
    expect(text).toBe('Yes,\nplease.');
    expect(quoted).toContain('Hello');
  });

  it('is cut where it is too long, and says so', async () => {
    const { text, isCut } = await read({}, 'word '.repeat(20_000));
    expect([text.length, isCut]).toEqual([mailLimits.text, true]);
    expect(await read({ 'Content-Type': 'text/html' }, `<p>${'x'.repeat(mailLimits.html)}</p>`)).toMatchObject({
      isCut: true,
    });
  });

  it('has its files by plain names, the pictures of a signature last, ten at most', async () => {
    const picture = `Content-Type: image/png; name="logo.png"\nContent-ID: <logo>\nContent-Transfer-Encoding: base64\n\nAAAA`;
    const [related, relatedBody] = parts('multipart/related', textPart('Hello'), picture);
    const withLogo = await read(related, relatedBody);
    expect(withLogo.files.map(({ name }) => name)).toEqual(['logo.png']);
    const names = [
      '../../etc/passwd',
      'a\\\\b.pdf',
      '...',
      'résumé.pdf',
      ...Array.from({ length: 8 }, (_, at) => `${at}.txt`),
    ];
    const mail = await readParts('multipart/mixed', textPart('Hello'), ...names.map((name) => filePart(name, 'bytes')));
    expect(mail.files.map(({ name }) => name).slice(0, 4)).toEqual(['passwd', 'b.pdf', 'file', 'résumé.pdf']);
    expect([mail.files.length, mail.isCut, mail.text]).toEqual([10, true, 'Hello']);
    expect(String(mail.files[0]?.bytes)).toBe('bytes');
  });

  it.each<[string, Record<string, string>]>([
    ['says so', { 'Auto-Submitted': 'auto-replied (vacation)' }],
    ['was made by a program', { 'Auto-Submitted': 'auto-generated; x=y' }],
    ['goes before others', { Precedence: 'auto_reply' }],
    ['goes in bulk', { Precedence: 'bulk' }],
    ['has the header of an old responder', { 'X-Autoreply': 'yes' }],
    ['may not be answered', { 'Return-Path': '<>' }],
  ])('is automatic when it %s', async (_name, headers) => {
    expect(await read(headers)).toMatchObject({ kind: 'automatic' });
  });

  it.each<[string, Record<string, string>]>([
    ['says that it is not automatic', { 'Auto-Submitted': 'no' }],
    ['comes by a list', { Precedence: 'list' }],
    [
      'asks for no automatic answers, as Exchange does for mails of people',
      { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' },
    ],
    ['is called an automatic reply by its subject alone', { Subject: 'Automatic reply: yours' }],
  ])('is somebody’s when it %s', async (_name, headers) => {
    expect(await read({ 'Return-Path': '<chitra@mail.example>', ...headers })).toMatchObject({ kind: 'reply' });
  });

  it('that came back says which mail and why; one about a delay or an arrival is none', async () => {
    const bounce = await readMail(Buffer.from(makeBounce('<9@p.example>', 'x@mail.example')), true);
    expect(bounce).toMatchObject({
      kind: 'bounce',
      bounce: {
        messageIds: ['<9@p.example>'],
        to: [],
        replyTo: [],
        references: [],
        reason: '5.1.1 550 5.1.1 <x@mail.example>: no such user here',
      },
      files: [],
    });
    const whole = {
      type: 'message/rfc822',
      To: 'Chitra <X@mail.example>',
      'Reply-To': 'Desk\n <office+abc@desk.example>',
      References: '<1@p.example> <a@mail.example>\n <2@p.example>',
    };
    expect(
      await readMail(Buffer.from(makeBounce('<9@relay.example>', 'x@mail.example', 'failed', whole)), true),
    ).toMatchObject({
      bounce: {
        messageIds: ['<9@relay.example>'],
        to: ['x@mail.example'],
        replyTo: ['office+abc@desk.example'],
        references: ['<2@p.example>'],
      },
    });
    for (const action of ['delayed', 'delivered', 'relayed'])
      expect(await readMail(Buffer.from(makeBounce('<9@p.example>', 'x@mail.example', action)), true)).toMatchObject({
        kind: 'report',
        bounce: null,
      });
  });
});

describe('A mail that is read in a process of its own', () => {
  it('is the same mail, with the bytes of its files', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    const source = Buffer.from(makeMail(...parts('multipart/mixed', textPart('Hello'), filePart('a.pdf', bytes))));
    const mail = await readMailApart(source, true);
    expect(mail).toMatchObject({ kind: 'reply', text: 'Hello', files: [{ name: 'a.pdf', type: 'application/pdf' }] });
    expect(mail.files[0]!.bytes.equals(bytes)).toBe(true);
    expect(await readMailApart(source, false)).toMatchObject({ text: 'Hello', isCut: true, files: [] });
  });

  it('is given up when it has thousands of parts', async () => {
    const many = makeMail(...parts('multipart/mixed', ...Array.from({ length: 3_000 }, () => textPart('x'))));
    await expect(readMailApart(Buffer.from(many), true)).rejects.toBeInstanceOf(MailUnreadable);
  });

  it('is given up when it takes too long', async () => {
    // Less than a quick machine needs for it.
    const limits = { timeMs: 20, clockMs: 60_000, memoryMb: 400, outputBytes: 1_000_000 };
    const long = makeMail({ 'Content-Type': 'text/plain; charset=utf-8; format=flowed' }, 'word \n'.repeat(400_000));
    await expect(readMailApart(Buffer.from(long), true, limits)).rejects.toBeInstanceOf(MailUnreadable);
  });
});
