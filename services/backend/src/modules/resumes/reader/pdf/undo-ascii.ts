import { ByteSink } from './byte-sink';

const SPACE = /[\0\t\n\f\r ]/g;

/** ISO 32000-2, 7.4.2. @throws Error without the `>` at the end */
export function undoAsciiHex(data: Buffer): Buffer {
  const text = data.toString('latin1');
  const end = text.indexOf('>');
  const digits = text.slice(0, Math.max(0, end)).replace(SPACE, '');
  if (end === -1 || /[^0-9A-Fa-f]/.test(digits)) throw new Error('is no hexadecimal text');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

/** ISO 32000-2, 7.4.3. @throws Error without the `~>` at the end, TooLarge */
export function undoAscii85(data: Buffer, mostBytes: number): Buffer {
  const text = data.toString('latin1');
  const end = text.indexOf('~>');
  const digits = text.slice(0, Math.max(0, end)).replace(SPACE, '');
  const output = new ByteSink(mostBytes);
  for (let at = 0; at < digits.length;) {
    if (digits[at] === 'z') {
      output.push(0, 0, 0, 0);
      at += 1;
      continue;
    }
    const group = digits.slice(at, at + 5);
    if (!/^[!-u]{2,5}$/.test(group)) throw new Error('is no base-85 text');
    const value = Buffer.from(group.padEnd(5, 'u')).reduce((sum, digit) => sum * 85 + digit - 33, 0);
    if (value > 0xffffffff) throw new Error('is no base-85 text');
    output.push(...[24, 16, 8, 0].slice(0, group.length - 1).map((bits) => (value >>> bits) & 0xff));
    at += 5;
  }
  if (end === -1) throw new Error('has no end');
  return output.bytes();
}
