import written from './axe-run.json' with { type: 'json' };

/** A rule in axe's own words, and the paths of the pages that it concerns, in the order of the pages. */
export interface RuleOnPages {
  rule: string;
  help: string;
  pages: readonly string[];
}

/** A rule that axe could not decide everywhere. */
export interface UndecidedRule extends RuleOnPages {
  /** Why, by axe's short name for the reason (`default` where it gives none), and where. */
  reasons: readonly { why: string; pages: readonly string[] }[];
}

/** The result file of `make accessibility`. It holds no markup of a page, so that it holds no personal names. */
export interface AxeRun {
  /** ISO date, where the company is. */
  day: string;
  /** The version of axe. */
  axe: string;
  /** Widths in CSS pixels, the smallest first. */
  screens: readonly number[];
  pages: readonly string[];
  /** How many rules had something to look at, were broken on no page, and could be decided on all. */
  passed: number;
  violations: readonly RuleOnPages[];
  /** Checks that axe calls incomplete: it cannot decide them, so a person has to look. */
  undecided: readonly UndecidedRule[];
}

export const axeRun: AxeRun = written;
