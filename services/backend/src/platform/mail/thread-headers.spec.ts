import MailComposer from 'nodemailer/lib/mail-composer';
import { threadHeaders } from './thread-headers';

const ids = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => `<${String(at).padStart(length - 15, 'x')}@mail.example>`);

describe('The headers of a conversation', () => {
  const own = `<${'o'.repeat(36)}@plumbline.example>`;

  it('name the mail itself alone without one', () => {
    expect(threadHeaders(own, [])).toEqual({ references: [own] });
  });

  it('name each mail once, the last one as the one that is answered, and behind it the mail itself', () => {
    expect(threadHeaders(own, ['<a@b>', '<c@d>', '<a@b>'])).toEqual({
      inReplyTo: '<c@d>',
      references: ['<a@b>', '<c@d>', own],
    });
  });

  it.each([60, 252])(
    'of 500 mails with Message-IDs of %i characters name the first and the newest, on short lines',
    async (length) => {
      const follows = ids(500, length);
      const { inReplyTo, references: all } = threadHeaders(own, follows);
      const references = all.slice(0, -1);
      expect(all.at(-1)).toBe(own);
      expect(inReplyTo).toBe(follows.at(-1));
      expect(references[0]).toBe(follows[0]);
      expect(references.slice(1)).toEqual(follows.slice(1 - references.length));
      expect(references.length).toBeGreaterThanOrEqual(3);
      const built = await new MailComposer({ ...threadHeaders(own, follows), text: '' }).compile().build();
      const [head = ''] = built.toString().split('\r\n\r\n');
      expect(/^References:(?<named>(?:.*\r\n[ \t])*.*)/m.exec(head)!.groups!['named']!.length).toBeLessThan(990);
    },
  );
});
