/** What travels through the queue: names and ids, nothing personal. */
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
