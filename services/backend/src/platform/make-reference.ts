import { randomLetters } from './random-letters';

/** A new reference such as FD-7K3M-2QXW: 40 random bits, which say nothing about how many came before. */
export const makeReference = (): string => `FD-${randomLetters(4)}-${randomLetters(4)}`;
