import { existsSync, readFileSync } from 'node:fs';

export interface Redirect {
  from: string;
  to: string;
  status?: number;
}

/** The list that the site's build wrote: every old or misspelt address and where it leads. */
export function readRedirects(file: string): Map<string, Required<Redirect>> {
  if (!existsSync(file)) return new Map();
  const list = JSON.parse(readFileSync(file, 'utf8')) as Redirect[];
  return new Map(list.map((redirect) => [redirect.from, { status: 301, ...redirect }]));
}
