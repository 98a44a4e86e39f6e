import { tracingChannel } from 'node:diagnostics_channel';

export interface TracedWork {
  kind: 'query' | 'job';
  /** A statement's or a job's name; nothing of what it is about. */
  name: string;
}

export const tracedWork = tracingChannel<unknown, TracedWork>('frontdoor:work');

/** Does the work and publishes it on the tracing channel. Costs nothing while the channel has no subscriber. */
export const traced = <Result>(kind: TracedWork['kind'], name: string, work: () => Promise<Result>): Promise<Result> =>
  tracedWork.hasSubscribers ? tracedWork.tracePromise(work, { kind, name }) : work();
