import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function makeAnswer() {
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte % 32]).join('');
  const message = 'Application submitted successfully!';
  return { message, msg: message, reference: `FD-${letters.slice(0, 4)}-${letters.slice(4)}` };
}
