import { LoginRefused, MailDelayed, MailRefused, MailUnsure, classifyMailFailure } from './mail.errors';

const failure = (code: string, responseCode?: number) =>
  Object.assign(new Error('server says no'), { code, responseCode });

describe('a mail that could not be handed over', () => {
  it.each([
    ['a connection refused', failure('ESOCKET')],
    ['a name that does not resolve', failure('EDNS')],
    ['a server that says nothing', failure('ETIMEDOUT')],
    ['a certificate that is not trusted', failure('ETLS')],
    ['greylisting', failure('EENVELOPE', 451)],
    ['a server that goes down', failure('EPROTOCOL', 421)],
    ['a login that failed for now', failure('EAUTH', 454)],
  ])('is tried again after %s', (_case, error) => {
    expect(classifyMailFailure(error)).toBeInstanceOf(MailDelayed);
  });

  it.each([
    ['an unknown mailbox', failure('EENVELOPE', 550)],
    ['refused content', failure('EMESSAGE', 552)],
    ['wrong credentials', failure('EAUTH', 535)],
    ['an address that never got to a server', failure('EENVELOPE')],
  ])('is given up after %s', (_case, error) => {
    expect(classifyMailFailure(error)).toBeInstanceOf(MailRefused);
  });

  it('is unsure after the final dot, unless the server has said no', () => {
    const afterDot = (code: string, responseCode?: number) => classifyMailFailure(failure(code, responseCode), true);
    expect(afterDot('ETIMEDOUT')).toBeInstanceOf(MailUnsure);
    expect(afterDot('ECONNECTION')).toBeInstanceOf(MailUnsure);
    expect(afterDot('EMESSAGE', 354)).toBeInstanceOf(MailUnsure);
    expect(afterDot('EMESSAGE', 452)).toBeInstanceOf(MailDelayed);
    expect(afterDot('EMESSAGE', 552)).toBeInstanceOf(MailRefused);
  });

  it('tells a login that is refused from a mail that is refused', () => {
    expect(classifyMailFailure(failure('EAUTH', 535))).toBeInstanceOf(LoginRefused);
    expect(classifyMailFailure(failure('EENVELOPE', 550))).not.toBeInstanceOf(LoginRefused);
  });

  it.each([
    ['server', 'a greeting', { code: 'EPROTOCOL', responseCode: 554, command: 'CONN' }],
    ['server', 'a refused login', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }],
    ['server', 'a refused sender', { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }],
    ['server', 'a server that closes', { code: 'EENVELOPE', responseCode: 421, command: 'RCPT TO' }],
    ['server', 'no connection', { code: 'ESOCKET', command: 'CONN' }],
    ['recipient', 'a mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['mail', 'the content', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }],
    ['mail', 'the size', { code: 'EENVELOPE', responseCode: 552, command: 'MAIL FROM' }],
    ['mail', 'an envelope that never left', { code: 'EENVELOPE', command: 'API' }],
  ] as const)('row 223: is about the %s when it tells of %s', (about, _case, error) => {
    expect(classifyMailFailure(Object.assign(new Error('no'), error)).about).toBe(about);
  });

  it('keeps the words of the server for people, and addresses out of the log', () => {
    const error = Object.assign(new Error('550 <asha@mail.example>: no such user'), { responseCode: 550 });
    const refused = classifyMailFailure(error);
    expect(refused.answer).toContain('asha@mail.example');
    expect(refused.message).toContain('no such user');
    expect(`${refused.message} ${refused.stack}`).not.toContain('asha');
    expect(refused.cause).toBeUndefined();
  });
});
