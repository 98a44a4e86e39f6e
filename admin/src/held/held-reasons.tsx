import type { Held } from '@frontdoor/contract';

type Reason = Held['heldFor'][number];

const texts: Record<Reason, string> = {
  honeypot: 'a field that people do not see was filled',
  'token-forged': 'the form’s start time was forged',
  'token-expired': 'the form was open for more than a day',
  'too-fast': 'sent within two seconds',
};

/** Why something is suspected to be spam, in words. */
export const HeldReasons = ({ reasons }: { reasons: readonly string[] }) =>
  reasons.map((reason) => texts[reason as Reason] ?? reason).join('; ') || 'N/A';
