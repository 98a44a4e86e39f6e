import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;

/** The numbers that Caddy is to give for alerts and dashboard, as they stand there: `name` or `name{label="value", …}`. */
export function caddyNumbers(): string[] {
  const read = (file: string) => readFileSync(`${root}infra/helm/frontdoor/files/${file}`, 'utf8');
  const text = read('alerts.yaml') + read('dashboard.json').replaceAll(String.raw`\"`, '"');
  return [...new Set(text.match(/\b(?:caddy_\w+|process_start_time_seconds)(?:\{[^}]*\})?/g))];
}

/** How many requests the alert about errors counts in the text of a `/metrics`, of those with this label such as `method="GET"`. */
export function countRequests(given: string, label: string): number {
  const counted = caddyNumbers().find((number) =>
    /^caddy_http_request_duration_seconds_count\{(?!.*code)/.test(number),
  );
  const handler = new RegExp(`\\bhandler="(?:${handlerOf(counted ?? '')})"`);
  const lines = given.split('\n').filter((line) => line.startsWith('caddy_http_request_duration_seconds_count{'));
  return lines
    .filter((line) => line.includes(label) && handler.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** Those of `caddyNumbers` that the text of a `/metrics` has no line of: with the label `code`, of any value, and a `handler` that is asked for. */
export function missingCaddyNumbers(given: string): string[] {
  const lines = given.split('\n');
  return caddyNumbers().filter((number) => {
    const [, name = '', selector = ''] = /^(\w+)(.*)$/.exec(number) ?? [];
    const wanted = [new RegExp(`^${name}[{ ]`)];
    if (name.startsWith('caddy_')) wanted.push(new RegExp(`\\bhandler="(?:${handlerOf(selector)})"`));
    if (/\bcode=/.test(selector)) wanted.push(/\bcode="\d{3}"/);
    return !lines.some((line) => wanted.every((each) => each.test(line)));
  });
}

const handlerOf = (selector: string) => /\bhandler=~?"([^"]*)"/.exec(selector)?.[1] ?? '.*';
