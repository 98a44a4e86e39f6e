import { splitQuote } from './split-quote';

const lines = (...texts: string[]) => texts.join('\n');

describe('What is quoted in a mail', () => {
  it.each([
    [
      'by Gmail',
      lines('Yes.', '', 'On Fri, 27 Nov 2026 at 10:00, Desk <desk@p.example> wrote:', '> Hello', '>', '> Bye'),
    ],
    [
      'by Gmail in two lines',
      lines('Yes.', '', 'On Fri, 27 Nov 2026 at 10:00, Desk', '<desk@p.example> wrote:', '', '> Hello'),
    ],
    ['in German', lines('Yes.', '', 'Am 27.11.26 um 10:00 schrieb Desk:', '> Hallo')],
    ['by Outlook', lines('Yes.', '', '-----Original Message-----', 'From: Desk', 'Sent: Friday', 'Hello')],
    [
      'by Outlook under a line',
      lines('Yes.', '', '________________________________', 'From: Desk', 'Sent: Friday', 'Hello'),
    ],
    [
      'by Outlook without a line',
      lines('Yes.', '', 'Von: Desk', 'Gesendet: Freitag', 'An: Asha', 'Betreff: Re', '', 'Hallo'),
    ],
    ['without a word about it', lines('Yes.', '', '> Hello', '> Bye', '')],
  ])('%s stands apart', (_name, text) => {
    const { text: own, quoted } = splitQuote(text);
    expect(own).toBe('Yes.');
    expect(quoted).toMatch(/H(?:e|a)llo/);
  });

  it('between the sender’s own lines stays there', () => {
    const text = lines('> Which day?', 'Monday.', '> Which time?', 'Nine.');
    expect(splitQuote(text)).toEqual({ text, quoted: '' });
  });

  it.each([
    ['a line that begins as a head does', lines('From: Delhi, 9 h', 'to Agra by train.')],
    ['a line to fill in', lines('Name:', '____________________________', 'Thanks.')],
    ['nothing', 'Yes.'],
  ])('is not %s', (_name, text) => {
    expect(splitQuote(text)).toEqual({ text, quoted: '' });
  });

  it('may be all that there is', () => {
    expect(splitQuote('On Friday Desk wrote:\n> Hello')).toEqual({
      text: '',
      quoted: 'On Friday Desk wrote:\n> Hello',
    });
  });
});
