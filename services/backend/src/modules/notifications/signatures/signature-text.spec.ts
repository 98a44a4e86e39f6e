import { composeLetter } from '../letters/letter.mail';
import { writeWrittenMail } from '../letters/write-submission-mails';
import { checkSignature, fillSignature, withoutSender } from './signature-text';

const facts = { writer: 'Meera Nair', company: 'Plumbline', site: 'https://plumbline.example' };
const mailOf = (body: string, signature: string | null, writer?: string) => {
  const { page } = writeWrittenMail({
    subject: 'Hello',
    body,
    signature,
    reference: 'FD-7K2M-Q4XV',
    company: 'Plumbline',
    reaches: 'us',
    ...(writer && { writer }),
  });
  return composeLetter(page);
};

describe('A signature', () => {
  it('is kept with uniform line breaks and without the delimiter that was pasted with it', () => {
    expect(checkSignature('  -- \r\nMeera\r\nPlumbline \n')).toBe('Meera\nPlumbline');
    expect(checkSignature(' \n ')).toBe('');
  });

  it.each([
    ['an unknown placeholder', '{{name}}'],
    ['half of one', '{{writer'],
    ['more than 600 characters', 'x'.repeat(601)],
    ['more than twelve lines', 'x\n'.repeat(13)],
    ['a control character', 'a\u0000b'],
  ])('is refused with %s', (_, text) => {
    expect(() => checkSignature(text)).toThrow(expect.objectContaining({ errors: { text: expect.any(String) } }));
  });

  it('has no empty line where an automatic mail has no writer', () => {
    const text = '{{writer}}\n{{company}}\n{{site}}';
    expect(fillSignature(text, facts)).toBe('Meera Nair\nPlumbline\nhttps://plumbline.example');
    expect(fillSignature(text, { ...facts, writer: '' })).toBe('Plumbline\nhttps://plumbline.example');
  });

  it('takes the place of a last line that says who sends the mail, and of no other', () => {
    const senders = ['Meera Nair, Plumbline', 'Plumbline'];
    expect(withoutSender('Hello\n\nKind regards,\nMeera Nair, Plumbline\n', senders)).toBe('Hello\n\nKind regards,');
    expect(withoutSender('Hello\n\nKind regards,\nMeera', senders)).toBe('Hello\n\nKind regards,\nMeera');
    expect(withoutSender('Plumbline', senders)).toBe('Plumbline');
  });
});

describe('A written mail', () => {
  it('ends with its signature below the delimiter of RFC 3676, and in HTML as text with links', async () => {
    const signature = 'Meera <b>Nair</b>\nhttps://plumbline.example/team';
    const { text, html } = await mailOf('Dear Asha,\n\nhello.\n\nKind regards,\nHR, Plumbline', signature);
    expect(text).toContain(
      'Kind regards,\n\n-- \nMeera <b>Nair</b>\nhttps://plumbline.example/team\n\nYour reference: FD-7K2M-Q4XV.',
    );
    expect(html).toContain('Meera &lt;b&gt;Nair&lt;/b&gt;');
    expect(html).toContain('href="https://plumbline.example/team"');
    expect(html).not.toContain('HR, Plumbline');
  });

  it('names its writer once', async () => {
    const body = 'Hello.\n\nKind regards,\nMeera Nair, Plumbline';
    expect((await mailOf(body, 'Meera Nair\nPlumbline', 'Meera Nair')).text).not.toContain('Meera Nair, Plumbline');
  });

  it('without a signature ends as it was written', async () => {
    const { text } = await mailOf('Hello.\n\nKind regards,\nHR, Plumbline', null);
    expect(text).toContain('Kind regards,\nHR, Plumbline\n\nYour reference');
    expect(text).not.toContain('-- ');
  });
});
