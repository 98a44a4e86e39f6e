import { acknowledged, companyName, mailbox, mailUrl } from './mail-settings';

describe('the settings of mails', () => {
  it('acknowledge everybody unless told otherwise', () => {
    expect(acknowledged.parse(undefined)).toEqual(['application', 'consultation', 'home-enquiry', 'contact-message']);
    expect(acknowledged.parse('application, contact-message')).toEqual(['application', 'contact-message']);
    expect(acknowledged.parse('none')).toEqual([]);
  });

  it.each(['all', 'application,', 'application;consultation'])('refuse %s as a list of kinds', (text) => {
    expect(acknowledged.safeParse(text).success).toBe(false);
  });

  it.each(['smtps://mail.example?tls.rejectUnauthorized=false', 'smtp://mail.example/?TLS.rejectunauthorized=0'])(
    'never let %s switch off the check of certificates',
    (url) => {
      expect(mailUrl.safeParse(url).error?.message).toContain('certificates');
    },
  );

  it('let the address of the server carry other options', () => {
    expect(mailUrl.parse('smtp://mail.example:587?requireTLS=true')).toContain('requireTLS');
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
