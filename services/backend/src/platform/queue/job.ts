/** The content of a job: names and ids, nothing personal. */
export interface JobEnvelope {
  job: string;
  eventId: string;
  /** The event's name. Jobs that a version before this one has queued come without. */
  event?: string;
  subjectId: string;
}

/** One kind of background work. `run` may be repeated at any time, also after it has succeeded, without harm. */
export interface JobHandler {
  run(job: JobEnvelope): Promise<void>;
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

const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/**
 * Milliseconds before the next try: doubles from 1 s to 1 min, with up to a fifth taken off so that retries spread out. `NotNow`
 * names the next time itself: the job is tried then or up to a fifth later, however often that happens.
 */
export function retryDelay(attemptsMade: number, cause?: Error, random = Math.random()): number {
  const doubled = FIRST_MS * 2 ** Math.max(0, Math.min(attemptsMade, 20) - 1);
  const delay =
    cause instanceof NotNow ? cause.afterMs * (1 + 0.2 * random) : Math.min(doubled, LONGEST_MS) * (1 - 0.2 * random);
  return Math.round(delay);
}
