import { existsSync, readFileSync } from 'node:fs';

export interface Redirect {
  from: string;
  to: string;
  status?: number;
  /** `from` is a page: every other way to write its letters leads to it. */
  anyCase?: true;
}

export interface Redirects {
  exact: Map<string, Target>;
  /** By the page's path in small letters. */
  anyCase: Map<string, Target>;
}

type Target = Pick<Required<Redirect>, 'to' | 'status'>;

/** The list that the site's build wrote: every old or misspelt address and where it leads. */
export function readRedirects(file: string): Redirects {
  const list = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Redirect[]) : [];
  const targets = (some: Redirect[]) => some.map(({ from, to, status = 301 }) => [from, { to, status }] as const);
  return {
    exact: new Map(targets(list.filter(({ anyCase }) => !anyCase))),
    anyCase: new Map(
      targets(list.filter(({ anyCase }) => anyCase)).map(([from, target]) => [from.toLowerCase(), target]),
    ),
  };
}

/** Where a path leads; null where it is a page's own, or nobody's. */
export function findRedirect({ exact, anyCase }: Redirects, path: string): Target | null {
  const found = exact.get(path) ?? anyCase.get(path.toLowerCase());
  return found && found.to !== path ? found : null;
}
