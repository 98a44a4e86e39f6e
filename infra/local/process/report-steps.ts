/** After so long without a step, a line says that it goes on. */
const QUIET_MS = 10_000;

export interface StepReport {
  report: (message: string) => void;
  /** Steps are printed without their seconds from now on, and no longer again. */
  end: () => void;
}

/** Prints the steps of a start, each with the seconds since it began, so that a person sees that a long one goes on. */
export function reportSteps(write: (line: string) => void): StepReport {
  const startedAt = Date.now();
  let isOver = false;
  const print = (message: string) => {
    const seconds = `${Math.round((Date.now() - startedAt) / 1_000)} s`;
    write(`${isOver ? '' : seconds.padStart(7)}  ${message}\n`);
  };
  const remind = () => print('still working');
  let timer = setInterval(remind, QUIET_MS).unref();
  return {
    report(message) {
      print(message);
      clearInterval(timer);
      if (!isOver) timer = setInterval(remind, QUIET_MS).unref();
    },
    end() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
