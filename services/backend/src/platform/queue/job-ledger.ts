import type { JobEnvelope } from './job';

/** The lasting record of jobs, which outlives any queue: what must run, what is done, what is dead. */
export interface JobLedger {
  jobs(): Iterable<string>;
  done(job: JobEnvelope): Promise<void>;
  failed(job: JobEnvelope, error: string, permanent: boolean): Promise<void>;
}
export const JOB_LEDGER = Symbol('JobLedger');
