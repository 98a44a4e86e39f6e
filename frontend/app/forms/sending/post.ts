import type { ApiError, Submitted } from '@frontdoor/contract';
import { pauseAsked } from './pause-asked.ts';

export type Answer =
  | { kind: 'accepted'; submitted: Submitted }
  /** `pauseAsked`: by `Retry-After`, in milliseconds. */
  | { kind: 'refused'; status: number; error: Partial<ApiError>; pauseAsked?: number | undefined }
  | { kind: 'unreached' }
  | { kind: 'cancelled' };

export type Post = {
  path: string;
  /** A text is JSON. */
  body: FormData | string;
  key: string;
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
};

const STALLED_AFTER = 60_000;

/** XMLHttpRequest, because fetch cannot tell how much of a file has left. Every end of the call is an answer, none throws. */
export function post({ path, body, key, signal, onProgress }: Post): Promise<Answer> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ kind: 'cancelled' });
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      resolve(answer);
    };
    const giveUpWhenStalled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        finish({ kind: 'unreached' });
        request.abort();
      }, STALLED_AFTER);
    };
    const cancel = () => {
      finish({ kind: 'cancelled' });
      request.abort();
    };
    signal.addEventListener('abort', cancel);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      giveUpWhenStalled();
      onProgress(loaded, total);
    });
    request.addEventListener('load', () => finish(answerFrom(request)));
    request.addEventListener('error', () => finish({ kind: 'unreached' }));
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', key);
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    giveUpWhenStalled();
    request.send(body);
  });
}

function answerFrom(request: XMLHttpRequest): Answer {
  const body = parse(request.responseText);
  if (request.status === 201 && typeof body['reference'] === 'string') {
    return { kind: 'accepted', submitted: body as Submitted };
  }
  // A gateway's page in place of our answer has no body that we can read; its status still counts.
  const pause = pauseAsked(request.getResponseHeader('Retry-After'), request.getResponseHeader('Date'));
  return { kind: 'refused', status: request.status, error: body, pauseAsked: pause };
}

function parse(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
