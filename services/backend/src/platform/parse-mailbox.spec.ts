import { isMailbox, mailboxKey, NoMailbox, parseMailbox } from './parse-mailbox';

describe('a mailbox', () => {
  it.each([
    ['asha@mail.example', { name: '', address: 'asha@mail.example' }],
    ['Plumbline careers <desk@plumbline.example>', { name: 'Plumbline careers', address: 'desk@plumbline.example' }],
    ['"Plumbline" <desk@plumbline.example>', { name: 'Plumbline', address: 'desk@plumbline.example' }],
    ["o'neil+jobs@mail.example", { name: '', address: "o'neil+jobs@mail.example" }],
    ['hr@localhost', { name: '', address: 'hr@localhost' }],
    ['asha@bücher.example', { name: '', address: 'asha@xn--bcher-kva.example' }],
  ])('is read from %s', (text, mailbox) => {
    expect(parseMailbox(text)).toEqual(mailbox);
  });

  it.each([
    'a@b.example, c@d.example',
    'a@b.example;c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b@c.example',
    '"a@b.example, c"@d.example',
    '<a@b.example><c@d.example>',
    'a@b.example c@d.example',
    'a@b.example\r\nRCPT TO:<c@d.example>',
    'a@b.example <c@d.example>',
    'undisclosed:a@b.example;',
    'a..b@c.example',
    'a@-b.example',
    'a@[127.0.0.1]',
    'a@b.example(comment)',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
    'no at sign',
    '@b.example',
    '',
    'अजय@mail.example',
    'ash\u0000a@mail.example',
  ])('is not read from %j', (text) => {
    expect(() => parseMailbox(text)).toThrow(NoMailbox);
    expect(isMailbox(text)).toBe(false);
  });

  it('is counted as one, however it is spelled', () => {
    expect(mailboxKey('Asha+One@Mail.Example')).toBe(mailboxKey('asha@mail.example'));
    expect(mailboxKey('Desk <asha@mail.example>')).toBe('asha@mail.example');
    expect(mailboxKey('a.s.h.a+x@googlemail.com')).toBe('asha@gmail.com');
    expect(mailboxKey('a.sha@mail.example')).not.toBe(mailboxKey('asha@mail.example'));
  });
});
