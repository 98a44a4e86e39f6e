import type { Account } from '../../../infra/local/backend/make-demo-accounts.ts';

/** The facts about the running stack that journeys need. */
export interface JourneyStack {
  site: string;
  inbox: string;
  databaseUrl: string;
  hr: Account;
  general: Account;
}

const VARIABLE = 'JOURNEY_STACK';

// Playwright's workers are processes of their own and inherit the environment of the one that started the stack.
export const publishStack = (stack: JourneyStack): void => void (process.env[VARIABLE] = JSON.stringify(stack));

export function journeyStack(): JourneyStack {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('The stack of the journeys is not running.');
  return JSON.parse(text) as JourneyStack;
}
