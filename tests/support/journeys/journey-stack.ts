import type { Account } from '../../../infra/local/backend/make-demo-accounts.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';

/** The facts about the running stack that journeys need. */
export interface JourneyStack {
  site: string;
  inbox: string;
  databaseUrl: string;
  /** The identity provider of its staff. */
  provider: string;
  /** That replies come back to; null on a machine without Dovecot. */
  mailbox: Mailbox | null;
  /** The folder of `refusedMails`. */
  refused: string;
  hr: Account;
  general: Account;
  /** HR of another worker, who must do nothing here: they look on. */
  colleague: Account;
}

/** Of Playwright, side by side. */
export const WORKERS = 2;

/** Each worker has people of its own: what one of them can take back is offered to the same person in the other, too. */
type PublishedStack = Omit<JourneyStack, 'hr' | 'general' | 'colleague'> & {
  staff: Pick<JourneyStack, 'hr' | 'general'>[];
};

const VARIABLE = 'JOURNEY_STACK';

// Playwright's workers are processes of their own and inherit the environment of the one that started the stack.
export const publishStack = (stack: PublishedStack): void => void (process.env[VARIABLE] = JSON.stringify(stack));

/** With the people of this worker, where there are several. */
export function journeyStack(): JourneyStack {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The stack of the journeys is not running.');
  const { staff, ...stack } = JSON.parse(text) as PublishedStack;
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const people = staff[Number(worker)];
  const others = staff[(Number(worker) + 1) % staff.length];
  if (!people || !others) throw new Error(`Worker ${worker} has no people.`);
  return { ...stack, ...people, colleague: others.hr };
}
