import type { Held } from '@frontdoor/contract';

type Sign = Held['heldFor'][number];

const texts: Record<Sign, string> = {
  honeypot: 'a field that people do not see was filled',
  'token-unknown': 'the form’s start time could not be checked',
  'token-expired': 'the form was open for more than a day',
  'too-fast': 'sent within two seconds',
  'token-forged': 'the form’s start time was forged',
};

/** A sign that holds nothing: the submission was told like any other, and its readers shall know. */
const MARK: Sign = 'token-unknown';

/** Why something is suspected to be spam, in words. */
export const signsText = (signs: readonly string[]): string =>
  signs.map((sign) => texts[sign as Sign] ?? sign).join('; ') || 'N/A';

/** What the spam check has found about a record, in words; nothing where there is nothing to say. */
export function spamCheckText({ standing, heldFor }: { standing: string; heldFor: readonly string[] }): string | null {
  if (standing !== 'clear') return `${standing}: ${signsText(heldFor)}`;
  return heldFor.includes(MARK) ? `not complete: ${texts[MARK]}` : null;
}
