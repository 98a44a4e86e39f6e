import type { Held, Schemas } from '@frontdoor/contract';
import { countText } from '../values/texts.ts';

export type Verdict = Schemas['JudgeHeldRequest']['verdict'];

const one: Record<Verdict, string> = {
  release: 'Released: it is treated as if it had never been held',
  discard: 'Discarded as spam',
  hold: 'Held again',
};

const many: Record<Verdict, string> = {
  release: 'released: they are treated as if they had never been held',
  discard: 'discarded as spam',
  hold: 'held again',
};

/** The message after a verdict. */
export const doneText = (verdict: Verdict, count: number): string =>
  count === 1 ? one[verdict] : `${countText(count, 'submission')} ${many[verdict]}`;

/** The recipient and purpose of one mail that a release sends. */
export const releaseMailText = ({ to, purpose }: Held['releaseMails'][number]): string =>
  purpose === 'notice' ? `to ${to}, as news of it` : `to ${to}, the sender, as an acknowledgement`;
