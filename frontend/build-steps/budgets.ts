/**
 * The budgets of a page, in one place. The build refuses a page that breaks a limit of its own; `make budgets` checks all
 * of them on every page, in a browser.
 */
export const budgets = {
  /** The page as it is sent, its style in it: the first paint waits for it. */
  pageBytes: 28_000,
  /** The fonts of the first view, which come after the first paint. */
  fontBytes: 30_000,
  /** Everything that comes over the line before a visitor does anything: the page, its three fonts and its icon. */
  untouched: { bytes: 70_000, requests: 5 },
  /** Browsers report moves too small to see; Lighthouse rounds less than this to nothing. */
  layoutShift: 0.0005,
  /** Timings are goals: they depend on the machine, and break nothing. */
  goals: { lcpMs: 2_500, tbtMs: 25 },
} as const;
