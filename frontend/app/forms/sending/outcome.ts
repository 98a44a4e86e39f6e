import type { ApiError, Submitted } from '@frontdoor/contract';
import { busyTries, isWithoutRoom } from './delivery.ts';
import type { Answer } from './post.ts';

/**
 * `at`: when it arrived, of a repeated send the first time, in milliseconds since 1970. `answerBy`: when an answer is promised, as the API
 * writes a moment.
 */
export type SentForm = { message: string; reference: string; at: number; answerBy?: string | undefined };
export type Faults<Field extends string> = Partial<Record<Field, string>>;

export type Outcome =
  | ({ kind: 'sent' } & SentForm)
  | {
      kind: 'failed';
      /** 0 where there was no answer. */
      status: number;
      /** The server's own words, where it gave any. */
      message: string | null;
      /** The consequence for the person. */
      detail: string;
      errors: Record<string, string>;
      key: 'keep' | 'settled' | 'renew';
    }
  | { kind: 'cancelled' };

const tried = `It was tried ${busyTries} times.`;
const nothingLost = 'Your form is kept: nothing you typed is lost.';

/** Explains in plain words the consequence of an answer for the person, and sets that for the key. */
export function outcomeOf(answer: Answer): Outcome {
  switch (answer.kind) {
    case 'accepted':
      return sentForm(answer.submitted);
    case 'cancelled':
      return { kind: 'cancelled' };
    case 'unreached':
      return { ...unreached, detail: `The server could not be reached. ${nothingLost}` };
    case 'refused': {
      const { status, error } = answer;
      return { ...unreached, status, message: error.message ?? null, ...refusal(status, error) };
    }
  }
}

const sentForm = ({ message, reference, receivedAt, answerBy }: Submitted): Outcome => ({
  kind: 'sent',
  message,
  reference,
  at: receivedAt === undefined ? Date.now() : Date.parse(receivedAt),
  ...(answerBy !== undefined && { answerBy }),
});

const unreached = { kind: 'failed', status: 0, message: null, errors: {}, key: 'keep' } as const;

type Failed = Extract<Outcome, { kind: 'failed' }>;
type Refusal = Pick<Failed, 'detail'> & Partial<Failed>;

function refusal(status: number, error: Partial<ApiError>): Refusal {
  if (status === 409) return { detail: 'What you sent is still being received. Try again in a minute.' };
  if (status === 429)
    return { detail: `Too much came from your network. ${tried} Try again in a few minutes. ${nothingLost}` };
  if (isWithoutRoom(status)) return { detail: `The server is not available at the moment. ${tried} ${nothingLost}` };
  if (status >= 500 || status < 400) return { detail: `The server is not available at the moment. ${nothingLost}` };
  if (error.code === 'challenge_required')
    return { detail: `Your browser was asked to prove that it is no machine, and could not. ${nothingLost}` };
  if (error.code === 'idempotency_mismatch')
    return {
      detail:
        'An earlier version of this form has already reached us. Send again only if you want to add this version.',
      key: 'renew',
    };
  return { detail: '', key: 'settled', errors: error.errors ?? {} };
}

/** Faults of the form's own fields, and the words about anything else. */
export function splitErrors<Field extends string>(
  errors: Record<string, string>,
  isField: (name: string) => name is Field,
): { faults: Faults<Field>; others: string[] } {
  const faults: Faults<Field> = {};
  const others: string[] = [];
  for (const [name, text] of Object.entries(errors)) {
    if (isField(name)) faults[name] = text;
    else others.push(text);
  }
  return { faults, others };
}
