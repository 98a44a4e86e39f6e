import { hash, randomBytes } from 'node:crypto';

/** 256 bits that travel in a mail once; only their hash is stored. */
export const makeLinkToken = () => randomBytes(32).toString('base64url');

export const hashLinkToken = (token: string) => hash('sha256', token, 'buffer');

/** Whether a text has the form of one. */
export const isLinkToken = (text: string) => /^[\w-]{43}$/.test(text);
