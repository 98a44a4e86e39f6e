export interface Undo {
  add(step: () => void | Promise<void>): void;
  /** Runs every step, the last added first, even if one of them fails; a second call waits for the first. */
  run(): Promise<void>;
}

export function undoInReverse(): Undo {
  const steps: (() => void | Promise<void>)[] = [];
  let running: Promise<void> | undefined;
  const runAll = async () => {
    const failures: unknown[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        await step();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be stopped.');
  };
  return {
    add: (step) => void steps.push(step),
    run: () => (running ??= runAll()),
  };
}
