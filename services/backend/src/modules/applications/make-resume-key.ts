import { randomInt } from 'node:crypto';
import type { ResumeType } from './resume-facts';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A new object name: 26 random characters (134 bits) and the true type, nothing of the applicant's own file name. */
export const makeResumeKey = (type: ResumeType) =>
  `${Array.from({ length: 26 }, () => alphabet[randomInt(36)]).join('')}.${type}`;
