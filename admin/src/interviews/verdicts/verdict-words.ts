import type { Schemas } from '@frontdoor/contract';
import { translate } from '../../messages/translate.ts';

export type VerdictWord = Schemas['GiveVerdictRequest']['verdict'];

/** From the best to the worst. */
const words = {
  'strong-yes': 'interviews.verdicts.strongYes',
  yes: 'interviews.verdicts.yes',
  no: 'interviews.verdicts.no',
  'strong-no': 'interviews.verdicts.strongNo',
} as const satisfies Record<VerdictWord, string>;

export const verdictText = (verdict: VerdictWord): string => translate(words[verdict]);

export const verdictOptions = (): (readonly [VerdictWord, string])[] =>
  (Object.keys(words) as VerdictWord[]).map((verdict) => [verdict, verdictText(verdict)] as const);
