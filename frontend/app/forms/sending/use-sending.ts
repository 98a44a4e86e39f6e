import { useEffect, useRef, useState } from 'react';
import { loadFormToken } from '../../api.ts';
import { post } from './post.ts';
import { postWithProof, solveChallenge } from './challenge.ts';
import { deliver, type Waiting } from './delivery.ts';
import { tabStore } from '../draft/draft.ts';
import { formToken } from './form-token.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { visitSource } from './source.ts';

export type Phase = { kind: 'idle' } | { kind: 'sending'; percent: number } | { kind: 'waiting'; reason: Waiting };

export type Sending = {
  path: string;
  key: string;
  /** What is sent: the form's content, and these fields beside it. */
  bodyWith: (beside: Record<string, string>) => FormData | string;
};

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });

const online = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

export function useSending() {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [token] = useState(() => formToken(() => loadFormToken(AbortSignal.timeout(10_000))));
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async ({ path, key, bodyWith }: Sending): Promise<Outcome> => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setPhase({ kind: 'sending', percent: 0 });
    const form_token = await token.ready();
    const known = { ...visitSource(tabStore), ...(form_token !== null && { form_token }) };
    const onProgress = (sent: number, total: number) =>
      setPhase({ kind: 'sending', percent: total > 0 ? Math.floor((sent / total) * 100) : 0 });
    const postOnce = (altcha: string | null) => {
      const body = bodyWith({ ...known, ...(altcha !== null && { altcha }) });
      return post({ path, body, key, signal, onProgress });
    };
    const answer = await deliver({
      post: () => postWithProof(postOnce, () => solveChallenge(signal)),
      pause: (milliseconds) => pause(milliseconds, signal),
      isOnline: () => navigator.onLine,
      online: () => online(signal),
      onWaiting: (reason) => setPhase({ kind: 'waiting', reason }),
      onSending: () => setPhase({ kind: 'sending', percent: 0 }),
      cancelled: () => signal.aborted,
    });
    running.current = null;
    setPhase({ kind: 'idle' });
    return outcomeOf(answer);
  };

  return {
    phase,
    send,
    /** To be called when the form is first touched. */
    open: token.open,
    isSending: () => running.current !== null,
    cancel: () => running.current?.abort(),
  };
}
