import { hash } from 'node:crypto';

const LENGTH = 22;

/**
 * Makes keys of 132 bits that do not tell what they count: without the secret nobody can try all addresses until one fits. The
 * secret comes first and has one length, so nothing can be said twice; a whole HMAC would take twice as long.
 */
export const hideKeyBy = (secret: Buffer) => {
  const before = secret.toString('base64url');
  return (text: string): string => hash('sha256', `${before} ${text}`, 'base64url').slice(0, LENGTH);
};
