import type { Waiting } from '../sending/delivery.ts';
import type { OnTheWay } from '../sending/use-sending.ts';

export type Problem = {
  title: string;
  detail: string;
  /** About anything but the form's own fields. */
  others: readonly string[];
  canRetry: boolean;
  /** Found by the form's own rules, before anything was sent. */
  checked: boolean;
};

export type Step =
  | { at: 'idle' }
  /** The form's own rules look at it. */
  | { at: 'checking' }
  | { at: 'sending'; percent: number }
  /** The server has asked for a proof of work. */
  | { at: 'proving' }
  /** `until`: when it is sent again, in milliseconds since 1970, where that is known. */
  | { at: 'waiting'; reason: Waiting; until?: number | undefined }
  /** By the form's own rules or by the server; it stays while the person mends it. */
  | { at: 'refused'; problem: Problem }
  | { at: 'sent' };

export const isBusy = ({ at }: Step) => at === 'checking' || at === 'sending' || at === 'proving' || at === 'waiting';

/** What a form does after the news of its sending. One that is not on its way goes on as it is: the news are late. */
export function stepAfter(now: Step, news: OnTheWay): Step {
  if (!isBusy(now)) return now;
  switch (news.type) {
    case 'progressed':
      return { at: 'sending', percent: news.total > 0 ? Math.floor((news.sent / news.total) * 100) : 0 };
    case 'challenged':
      return { at: 'proving' };
    case 'waiting':
      return { at: 'waiting', reason: news.reason, until: news.until };
  }
}
