/** unknown = the check could not be made, which is not good; unneeded = it is about something that this system does not have. */
export type State = 'good' | 'unneeded' | 'unknown' | 'warning' | 'fault';

export interface Finding {
  /** What was looked at, in one or two words. */
  check: string;
  state: State;
  /** What was found. */
  says: string;
  /** What to do about it, unless it is good. */
  todo?: string;
}

export type ExitCode = 0 | 1 | 2;

/** 0 = all is good, 1 = a warning or a check that could not be made, 2 = a fault. */
export function exitCodeOf(findings: readonly Finding[]): ExitCode {
  const states = new Set(findings.map(({ state }) => state));
  if (states.has('fault')) return 2;
  return states.has('warning') || states.has('unknown') || findings.length === 0 ? 1 : 0;
}

const marks: Record<State, string> = {
  good: 'good    ',
  unneeded: '-       ',
  unknown: 'UNKNOWN ',
  warning: 'WARNING ',
  fault: 'FAULT   ',
};

export const lineOf = ({ check, state, says, todo }: Finding): string =>
  `${marks[state]} ${check}: ${says}${todo ? `\n         To do: ${todo}` : ''}`;

/** Makes a check; what it throws is a check that could not be made. */
export async function make(check: string, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [{ check, state: 'unknown', says: `it could not be checked: ${(error as Error).message}` }];
  }
}
