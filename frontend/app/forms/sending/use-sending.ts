import { useEffect, useRef, useState } from 'react';
import { loadFormToken } from '../../api.ts';
import { post } from './post.ts';
import { postWithProof, solveChallenge } from './challenge.ts';
import { deliver, type Waiting } from './delivery.ts';
import { tabStore } from '../draft/draft.ts';
import { formToken } from './form-token.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { visitSource } from './source.ts';

/** The progress of a submission, for the status line. */
export type OnTheWay =
  | { type: 'progressed'; sent: number; total: number }
  | { type: 'challenged' }
  /** `until`: when it is sent again, in milliseconds since 1970, where that is known. */
  | { type: 'waiting'; reason: Waiting; until?: number | undefined };

export type Sending = {
  path: string;
  key: string;
  /** Makes the body: the form's content, and these fields beside it. */
  bodyWith: (beside: Record<string, string>) => FormData | string;
};

/** `onStart` is told how to end the pause early. */
const pause = (milliseconds: number, signal: AbortSignal, onStart: (end: () => void) => void) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    onStart(end);
  });

const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** `hasToken`: the form says when it was opened, by a token of the server. */
export function useSending(tell: (event: OnTheWay) => void, hasToken = true) {
  const [token] = useState(() => formToken(() => loadFormToken(AbortSignal.timeout(10_000))));
  const running = useRef<AbortController | null>(null);
  const endPause = useRef<(() => void) | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ path, key, bodyWith }: Sending): Promise<Outcome> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const form_token = hasToken ? await token.ready() : null;
    const extraFields = { ...visitSource(tabStore), ...(form_token !== null && { form_token }) };
    const onProgress = (sent: number, total: number) => tell({ type: 'progressed', sent, total });
    const solve = () => {
      tell({ type: 'challenged' });
      return solveChallenge(signal);
    };
    const postOnce = (altcha: string | null) => {
      const body = bodyWith({ ...extraFields, ...(altcha !== null && { altcha }) });
      return post({ path, body, key, signal, onProgress });
    };
    const answer = await deliver({
      post: () => postWithProof(postOnce, solve),
      pause: (milliseconds) => pause(milliseconds, signal, (end) => void (endPause.current = end)),
      isOnline: () => navigator.onLine,
      online: () => online(signal),
      onWaiting: (reason, milliseconds) =>
        tell({ type: 'waiting', reason, until: milliseconds === undefined ? undefined : Date.now() + milliseconds }),
      onSending: () => onProgress(0, 0),
      cancelled: () => signal.aborted,
      chance: Math.random,
    });
    running.current = null;
    return outcomeOf(answer);
  };

  return {
    send,
    /** To be called when the form is first touched. */
    open: token.open,
    isSending: () => running.current !== null,
    cancel: () => running.current?.abort(),
    /** Ends the pause before the next try. */
    sendNow: () => endPause.current?.(),
  };
}
