import { hash } from 'node:crypto';
import { IdField } from '../fields/choice-fields.decorator';
import { type Claim, fingerprintOf } from './claim';

/** Longer than the page keeps a draft, which has the key. */
const LIVES = '4 days';

/** The key that a page has made for a draft. @param description what it does, for the description of the API */
export const DraftKeyField = (description: string) => IdField({ wrong: 'Give a UUID.', required: false, description });

/** By what a claim of a draft's key is found. */
export const nameOfDraft = (scope: string, key: string): Pick<Claim, 'scope' | 'hash'> => ({
  scope,
  hash: hash('sha256', key.toLowerCase(), 'buffer'),
});

/** @param asked all that makes what is asked for under the key the same */
export const claimOfDraft = (scope: string, key: string, asked: object): Claim => ({
  ...nameOfDraft(scope, key),
  fingerprint: fingerprintOf(asked),
  byContent: false,
  lives: LIVES,
});
