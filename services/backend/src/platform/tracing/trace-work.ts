import type { AsyncLocalStorage } from 'node:async_hooks';
import { beginSpan, nanoseconds, type Span, spanKinds } from './span';
import { type TracedWork, tracedWork } from './traced';

type Traced = TracedWork & { span?: Span };

/** Makes spans of queries and jobs. A query that nobody asked for, such as a poll, is left out. Returns how to stop. */
export function traceWork(
  current: AsyncLocalStorage<Span | undefined>,
  isSampled: () => boolean,
  finish: (span: Span) => void,
): () => void {
  tracedWork.start.bindStore(current, (work: Traced) => {
    const caller = current.getStore();
    if (work.kind === 'job' ? !isSampled() : !caller) return caller;
    work.span =
      work.kind === 'job'
        ? beginSpan(work.name, spanKinds.consumer, undefined)
        : beginSpan(work.name, spanKinds.client, caller);
    if (work.kind === 'query') work.span.attributes['db.system.name'] = 'postgresql';
    return work.span;
  });
  const listeners = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    error: ({ span }: Traced) => void (span && (span.failed = true)),
    asyncEnd: ({ span }: Traced) => {
      if (!span) return;
      span.end = nanoseconds();
      finish(span);
    },
  };
  tracedWork.subscribe(listeners);
  return () => {
    tracedWork.unsubscribe(listeners);
    tracedWork.start.unbindStore(current);
  };
}
