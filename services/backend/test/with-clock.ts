import { AsyncLocalStorage } from 'node:async_hooks';

const shift = new AsyncLocalStorage<number>();
const RealDate = Date;

/** A Date whose present is shifted for all work that was begun inside of `withClock`. */
class ShiftedDate extends RealDate {
  constructor(...parameters: unknown[]) {
    super(...((parameters.length > 0 ? parameters : [ShiftedDate.now()]) as [number]));
  }
  static override now = () => RealDate.now() + (shift.getStore() ?? 0);
}

/** Does `work`, and all that it sets going, as a machine does whose clock is `shiftMs` milliseconds ahead of the others'. */
export function withClock<Result>(shiftMs: number, work: () => Promise<Result>): Promise<Result> {
  globalThis.Date = ShiftedDate as DateConstructor;
  return shift.run(shiftMs, work);
}

export const restoreClocks = () => void (globalThis.Date = RealDate);
