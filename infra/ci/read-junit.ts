import { stripVTControlCharacters } from 'node:util';
import sax from 'sax';

/** Enough for the expected value, the actual one and the place. */
const LINES_OF_A_FAILURE = 20;

export interface Counts {
  passed: number;
  failed: number;
  /** The names of those that passed at a second try. */
  flaky: string[];
  /** For each test that failed at least once: its name and the first lines of its message. */
  failures: string[];
  /** The files of those that failed, each once; undefined where the report does not say it of each. */
  failedFiles: string[] | undefined;
}

/**
 * The counts of a runner's JUnit XML. A test that passed at a second try holds a `flakyFailure` or `flakyError`, as Maven
 * Surefire writes it and Playwright with `includeRetries`. Throws when the report is incomplete.
 */
export function readJunit(report: string): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: [], failures: [], failedFiles: undefined };
  const failedFiles = new Set<string>();
  let file = '';
  const open: string[] = [];
  let name = '';
  let inside = new Set<string>();
  let failureText = '';
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    if (open.length === 0 && tag.name !== 'testsuites') throw new Error(`It begins with "${tag.name}".`);
    if (open.at(-1) === 'testcase') {
      inside.add(tag.name);
      const { message } = tag.attributes;
      if (isFailure(tag.name) && typeof message === 'string') failureText += `${message}\n`;
    }
    if (tag.name === 'testcase') {
      name = textOf(tag.attributes['name']) || 'a test without a name';
      file = textOf(tag.attributes['file']);
      inside = new Set();
      failureText = '';
    }
    open.push(tag.name);
  };
  parser.ontext = parser.oncdata = (text) => {
    if (isFailure(open.at(-1) ?? '')) failureText += text;
  };
  parser.onclosetag = () => {
    if (open.pop() !== 'testcase') return;
    const hasFailed = inside.has('failure') || inside.has('error');
    if (hasFailed) failedFiles.add(file);
    if (hasFailed) counts.failed += 1;
    else if (!inside.has('skipped')) counts.passed += 1;
    const isFlaky = inside.has('flakyFailure') || inside.has('flakyError');
    if (isFlaky) counts.flaky.push(name);
    if (hasFailed || isFlaky) counts.failures.push(`${name}\n${firstLinesOf(failureText)}`);
  };
  parser.write(report).close();
  if (report.trim() === '') throw new Error('It is empty.');
  if (!failedFiles.has('')) counts.failedFiles = [...failedFiles];
  return counts;
}

const textOf = (attribute: unknown) => (typeof attribute === 'string' ? attribute : '');

const isFailure = (tag: string) => ['failure', 'error', 'flakyFailure', 'flakyError'].includes(tag);

const firstLinesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, LINES_OF_A_FAILURE)
    .map((line) => `    ${line}`)
    .join('\n');
