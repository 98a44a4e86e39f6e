import { certificateNumber, digitsOfNumber } from './certificate-number';

const id = '0199c3a2-7d41-7b3e-9f10-5c2e8a61f0d4';

describe('The number of a certificate', () => {
  it('is made of the last digits of the entry that it is about, so that each erasure has one', () => {
    expect(certificateNumber(id)).toBe('ER-8A61-F0D4');
  });

  it.each(['ER-8A61-F0D4', 'er-8a61-f0d4', ' ER 8A61 F0D4 ', '8a61f0d4'])('is found as it was typed: %j', (typed) => {
    expect(digitsOfNumber(typed)).toBe('8a61f0d4');
  });

  it.each(['', 'ER-8A61', 'FD-7K2M-Q4XV', '8a61f0d4a'])('%j is none', (typed) => {
    expect(digitsOfNumber(typed)).toBeNull();
  });
});
