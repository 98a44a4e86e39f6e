import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { checkPlaceholders, fillPlaceholders, placeholdersFor } from './mail-text';

const values = { name: 'Asha', position: 'Tester', reference: 'FD-0000-0000', company: 'Plumbline' };

describe('placeholders', () => {
  it('are filled wherever they stand, with or without spaces', () => {
    expect(fillPlaceholders('Dear {{name}}, {{ position }}: {{reference}} {{name}}', values)).toBe(
      'Dear Asha, Tester: FD-0000-0000 Asha',
    );
  });

  it('cannot be smuggled in by a name, and a name stays on its line', () => {
    expect(fillPlaceholders('Dear {{name}}', { ...values, name: '{{company}}\r\nBcc: x@evil.example $&' })).toBe(
      'Dear company Bcc: x@evil.example $&',
    );
  });

  it.each(['{{salary}}', '{{name', 'name}}', '{{}}', '{{na{me}}', '{{__proto__}}', '{{constructor}}'])(
    'that nobody will fill are refused: %s',
    (text) => {
      expect(() => checkPlaceholders('body', `Dear ${text}`, placeholdersFor('applicants'))).toThrow(ValidationFailed);
    },
  );

  it('that are known are accepted, as are single braces', () => {
    expect(() =>
      checkPlaceholders('body', '{{name}} {{ position }} { } {{reference}}{{company}}', placeholdersFor('applicants')),
    ).not.toThrow();
  });

  it('of mails to others are refused', () => {
    expect(() => checkPlaceholders('body', 'Regards, {{writer}}', placeholdersFor('enquirers'))).not.toThrow();
    expect(() => checkPlaceholders('body', 'Regards, {{writer}}', placeholdersFor('applicants'))).toThrow(
      ValidationFailed,
    );
    expect(() => checkPlaceholders('body', 'As {{position}}', placeholdersFor('enquirers'))).toThrow(ValidationFailed);
  });
});
