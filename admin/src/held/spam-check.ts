import type { HeldSubmission } from '@frontdoor/contract';
import { optionsOf, translate } from '../messages/translate.ts';

type Sign = HeldSubmission['heldFor'][number];

const texts = () => new Map<string, string>(optionsOf('held.signs'));

/** "Home enquiry". */
export const kindText = (kind: HeldSubmission['kind']): string => translate(`audit.subjects.${kind}`);

/** A sign that holds nothing: the submission was told like any other, and its readers shall know. */
const MARK: Sign = 'token-unknown';

/** A sign of a later version is told by its name. */
const signText = (sign: string): string => texts().get(sign) ?? sign;

/** Why something is suspected to be spam, in words. */
export const signsText = (signs: readonly string[]): string =>
  signs.map(signText).join('; ') || translate('values.none');

/** What the spam check has found about a record, in words; nothing where there is nothing to say. */
export function spamCheckText({ standing, heldFor }: { standing: string; heldFor: readonly string[] }): string | null {
  if (standing !== 'clear') return `${standing}: ${signsText(heldFor)}`;
  return heldFor.includes(MARK) ? translate('held.spamCheckIncomplete', { sign: signText(MARK) }) : null;
}
