import { companyName, imapUrl, mailbox, mailUrl, tokenUrl, wordList } from './setting-types';

describe('the settings of mails', () => {
  it('take a list of words, and none', () => {
    expect(wordList.parse('application, contact-message')).toEqual(['application', 'contact-message']);
    expect(wordList.parse('none')).toEqual([]);
  });

  it.each([
    'smtps://mail.example?tls.rejectUnauthorized=false',
    'smtp://mail.example/?TLS.rejectunauthorized=0',
    'smtp://mail.example?ignoreTLS=true',
    'smtps://mail.example?secure=false',
    'smtp://mail.example?opportunisticTLS=true',
    'smtp://mail.example?requireTLS=false',
    'smtp://mail.example?tls=no',
    'smtp://mail.example?tls=none&tls=none',
    'smtp://mail.example?tls.minVersion=TLSv1',
    'smtp://mail.example?proxy=http://evil.example',
  ])('take no option that could send mail in clear or to anybody else: %s', (url) => {
    expect(mailUrl.safeParse(url).error?.message).toContain('may have no other options than tls, requireTLS, name');
  });

  it.each(['smtps://mail.example?tls=none', 'smtp://mail.example?tls=none&requireTLS=true'])(
    'refuse %s, which asks for TLS and for none',
    (url) => {
      expect(mailUrl.safeParse(url).error?.message).toContain('keep one');
    },
  );

  it.each([
    'smtp://mail.example:587?requireTLS=true',
    'smtp://relay.internal?tls=none',
    'smtps://10.0.0.5?tls.servername=mail.example&name=desk.example',
  ])('take %s', (url) => {
    expect(mailUrl.parse(url)).toBe(url);
  });

  it.each([
    ['imaps://imap.example', 'must have a user'],
    ['imaps://office:k2m5v8x1@imap.example?tls.rejectUnauthorized=false', 'no other options than tls, tls.servername'],
    ['imaps://office:k2m5v8x1@imap.example?tls=none', 'keep one'],
    ['pop3://office:k2m5v8x1@imap.example', 'begins with imap: or imaps:'],
  ])('refuse %s as the address of a mailbox', (url, reason) => {
    expect(imapUrl.safeParse(url).error?.message).toContain(reason);
  });

  it.each([
    'imaps://office%40desk.example:k2m5v8x1@imap.example/Replies',
    'imap://office:k2m5v8x1@10.0.0.5:1143/?tls=none',
  ])('take %s as the address of a mailbox', (url) => {
    expect(imapUrl.parse(url)).toBe(url);
  });

  it.each([
    ['https://login.example/token?scope=mail', 'must have the id of the client'],
    ['https://client@login.example/token', 'must have the secret of the client'],
    ['http://client:k2m5v8x1c4n7@login.example/token', 'must begin with https:'],
    ['https://client:k2m5v8x1c4n7@login.example/token?grant=x', 'no other options than scope, refresh_token'],
    ['https://client@login.example/token?refresh_token=', 'no other options than scope, refresh_token'],
  ])('refuse %s as a token service', (url, reason) => {
    expect(tokenUrl.safeParse(url).error?.message).toContain(reason);
  });

  it.each([
    'https://client:k2m5v8x1c4n7@login.example/token',
    'https://client@login.example/token?refresh_token=a%2Fb',
  ])('take %s as a token service', (url) => {
    expect(tokenUrl.parse(url)).toBe(url);
  });

  it.each(['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'nobody'])(
    'refuse %j as a mailbox',
    (text) => {
      expect(mailbox.safeParse(text).success).toBe(false);
    },
  );

  it.each(['Two\r\nlines', '', '{{name}}'])('refuse %j as the name of the company', (text) => {
    expect(companyName.safeParse(text).success).toBe(false);
  });
});
