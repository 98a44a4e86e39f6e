/** A queue of its own with places of its own in each worker: its jobs wait for one another, and for no job of another lane. */
export interface Lane {
  /** The queue's name in Redis or Postgres. Renaming it leaves its jobs behind. */
  queue: string;
  /** How many of its jobs one worker runs at once. */
  places: number;
  jobs: readonly string[];
}

/** By name. The last lane also takes the jobs that only another version knows. */
export type Lanes = Readonly<Record<string, Lane>>;
export const lanesToken = Symbol('Lanes');

/** The lane in which a job waits. */
export function laneOf(lanes: Lanes, job: string): Lane {
  const all = Object.values(lanes);
  const found = all.find(({ jobs }) => jobs.includes(job)) ?? all.at(-1);
  if (found === undefined) throw new Error('There are no lanes');
  return found;
}

/** @throws when a job is in no lane or in two. */
export function requireOneLaneEach(lanes: Lanes, jobs: readonly string[]): void {
  const placed = Object.values(lanes).flatMap((lane) => lane.jobs);
  const problems = Array.from(new Set([...jobs, ...placed]))
    .map((job) => ({ job, count: placed.filter((other) => other === job).length }))
    .filter(({ count }) => count !== 1)
    .map(({ job, count }) => `the job ${job} is in ${count === 0 ? 'no lane' : `${count} lanes`}`);
  if (problems.length > 0) throw new Error(`Jobs and lanes disagree: ${problems.join('; ')}`);
}
