/** What was waited for took too long. */
export class NoAnswerInTime extends Error {}

/** Returns the result of `work`, or throws when it takes longer than `ms` milliseconds; the work itself is not stopped. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: limit, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NoAnswerInTime(`There was no answer within ${ms} ms`)), ms);
  work.catch(() => undefined);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
