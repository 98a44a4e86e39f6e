/** Event name -> names of the jobs to run when it happens. The business list stands in `src/subscriptions.ts`. */
export type Subscriptions = Readonly<Record<string, readonly string[]>>;
export const SUBSCRIPTIONS = Symbol('Subscriptions');
