import type { AxeRun } from '../../../frontend/app/accessibility/axe-run.ts';
import type { AxeReading } from '../../support/drawn-page/axe-faults.ts';
import { type PageReadings, screens } from './read-page.ts';

type Finding = AxeReading['violations'][number];
type OnPage = readonly [key: string, path: string];

/** The run as the statement shows it: rules, and on which pages; `day` is an ISO date. */
export function sumUp(pages: readonly PageReadings[], day: string): AxeRun {
  const all = pages.flatMap(({ readings }) => readings);
  const [first] = all;
  if (!first) throw new Error('No page was read');
  const violations = byRule(pages, (reading) => reading.violations);
  const undecided = byRule(pages, (reading) => reading.incomplete);
  const open = new Set([...violations, ...undecided].map(({ rule }) => rule));
  const passed = new Set(all.flatMap(({ passes }) => passes.map(({ id }) => id)));
  return {
    day,
    axe: first.testEngine.version,
    screens: screens.map(({ width }) => width),
    pages: pages.map(({ path }) => path),
    passed: [...passed].filter((rule) => !open.has(rule)).length,
    violations: violations.map(({ rule, help, pages: on }) => ({ rule, help, pages: on })),
    undecided,
  };
}

function byRule(pages: readonly PageReadings[], findingsIn: (reading: AxeReading) => readonly Finding[]) {
  const findings = pages.flatMap(({ path, readings }) =>
    readings.flatMap((reading) => findingsIn(reading).map((finding) => ({ path, finding }))),
  );
  const helps = new Map(findings.map(({ finding: { id, help } }) => [id, help]));
  return [...helps].toSorted().map(([rule, help]) => {
    const ofRule = findings.filter(({ finding }) => finding.id === rule);
    const reasons = pagesBy(
      ofRule.flatMap(({ path, finding }) => reasonsOf(finding).map((why): OnPage => [why, path])),
    );
    return {
      rule,
      help,
      pages: [...new Set(ofRule.map(({ path }) => path))],
      reasons: [...reasons].toSorted().map(([why, on]) => ({ why, pages: [...on] })),
    };
  });
}

/** axe's short names for the reasons at a finding's places. */
const reasonsOf = ({ nodes }: Finding): string[] =>
  nodes.flatMap(({ any, all, none }) =>
    [...any, ...all, ...none].map(({ data }) => (data as { messageKey?: string } | null)?.messageKey ?? 'default'),
  );

function pagesBy(places: readonly OnPage[]): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const [key, path] of places) pages.set(key, (pages.get(key) ?? new Set()).add(path));
  return pages;
}
