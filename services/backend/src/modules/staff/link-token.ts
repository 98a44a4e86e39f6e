import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that travel in a mail once; what stays here is their hash. */
export const makeLinkToken = () => randomBytes(32).toString('base64url');

export const hashLinkToken = (token: string) => createHash('sha256').update(token).digest();
