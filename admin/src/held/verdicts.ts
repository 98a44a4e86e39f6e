import type { HeldSubmission, Schemas } from '@frontdoor/contract';
import { translate } from '../messages/translate.ts';

export type Verdict = Schemas['JudgeHeldRequest']['verdict'];

/** The message after a verdict. */
export const doneText = (verdict: Verdict, count: number): string =>
  count === 1 ? translate(`held.doneOne.${verdict}`) : translate(`held.doneMany.${verdict}`, { count });

/** The recipient and purpose of one mail that a release sends. */
export const releaseMailText = ({ to, purpose }: HeldSubmission['releaseMails'][number]): string =>
  translate(`held.release.mails.${purpose}`, { to });
