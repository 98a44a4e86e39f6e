import { DiscoveryService } from '@nestjs/core';

/** The content of a job: names and ids, nothing personal. */
export interface JobEnvelope {
  job: string;
  eventId: string;
  /** The event's name. Jobs that a version before this one has queued come without. */
  event?: string;
  subjectId: string;
}

/** The id of a job in the queue. One that the queue could not let go has a new one in each round. */
export const queuedId = ({ eventId, job }: JobEnvelope, round: number) =>
  round === 0 ? `${eventId}.${job}` : `${eventId}.${job}.${round}`;

/** One kind of background work. `run` may be repeated at any time, also after it has succeeded, without harm. */
export interface JobHandler {
  run(job: JobEnvelope): Promise<void>;
}

/** Names the job that a JobHandler class does. Each job has exactly one handler. */
export const HandlesJob = DiscoveryService.createDecorator<string>();

/** @throws when a job of the subscriptions has no handler or two, or when no event leads to the job of a handler */
export function findHandlers(discovery: DiscoveryService, jobs: readonly string[]): Map<string, JobHandler> {
  const jobNames = new Set(jobs);
  const handlers = new Map<string, JobHandler>();
  const problems: string[] = [];
  for (const wrapper of discovery.getProviders({ metadataKey: HandlesJob.KEY })) {
    const job = discovery.getMetadataByDecorator(HandlesJob, wrapper) ?? '';
    if (handlers.has(job)) problems.push(`the job ${job} has two handlers`);
    if (!jobNames.has(job)) problems.push(`no event leads to the job ${job}`);
    handlers.set(job, wrapper.instance as JobHandler);
  }
  for (const job of jobNames) if (!handlers.has(job)) problems.push(`the job ${job} has no handler`);
  if (problems.length > 0) throw new Error(`Subscriptions and handlers disagree: ${problems.join('; ')}`);
  return handlers;
}

/** A failure that no repetition can mend: the job ends as dead and a person has to look. Any other error is tried again. */
export class PermanentFailure extends Error {}

/** No failure: the job is to come back later, because there is too much to do at the moment or its time has not come. */
export class NotNow extends Error {
  /** @param afterMs when there is a reason to come back, in milliseconds from now */
  constructor(
    message: string,
    readonly afterMs = 2_000,
  ) {
    super(message);
  }
}

/** Milliseconds before the next try: from 1 s to 1 min, up to a fifth less to spread retries; never less than `NotNow` names. */
export function retryDelay(attemptsMade: number, cause?: Error, random = Math.random()): number {
  if (cause instanceof NotNow) return Math.round(cause.afterMs * (1 + 0.2 * random));
  const doubled = 1_000 * 2 ** Math.max(0, Math.min(attemptsMade, 20) - 1);
  return Math.round(Math.min(doubled, 60_000) * (1 - 0.2 * random));
}

/** A queue of its own with places of its own in each worker: its jobs wait for one another, and for no job of another lane. */
export interface Lane {
  /** The queue's name in Redis or Postgres. Renaming it leaves its jobs behind. */
  queue: string;
  places: number;
  jobs: readonly string[];
}

/** By name. The last lane also takes the jobs that only another version knows. */
export type Lanes = Readonly<Record<string, Lane>>;
export const lanesToken = Symbol('Lanes');

export function laneOf(lanes: Lanes, job: string): Lane {
  const all = Object.values(lanes);
  const lane = all.find(({ jobs }) => jobs.includes(job)) ?? all.at(-1);
  if (!lane) throw new Error('There are no lanes');
  return lane;
}

/** The name of the lane in which a job waits. */
export const laneNameOf = (lanes: Lanes, job: string): string =>
  Object.keys(lanes).find((name) => lanes[name] === laneOf(lanes, job)) ?? '';

/** @throws when a job is in no lane or in two. */
export function requireOneLaneEach(lanes: Lanes, jobs: readonly string[]): void {
  const placed = Object.values(lanes).flatMap((lane) => lane.jobs);
  const problems = Array.from(new Set([...jobs, ...placed]))
    .map((job) => ({ job, count: placed.filter((other) => other === job).length }))
    .filter(({ count }) => count !== 1)
    .map(({ job, count }) => `the job ${job} is in ${count === 0 ? 'no lane' : `${count} lanes`}`);
  if (problems.length > 0) throw new Error(`Jobs and lanes disagree: ${problems.join('; ')}`);
}
