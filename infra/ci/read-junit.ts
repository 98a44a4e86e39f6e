import sax from 'sax';

export interface Counts {
  passed: number;
  failed: number;
  /** The names of those that passed at a second try. */
  flaky: string[];
}

/**
 * What a runner wrote about its run, as JUnit XML. A test that passed at a second try holds a `flakyFailure` or `flakyError`, as
 * Maven Surefire writes it and Playwright with `includeRetries`. Throws when this is no complete report.
 */
export function readJunit(report: string): Counts {
  const counts: Counts = { passed: 0, failed: 0, flaky: [] };
  const open: string[] = [];
  let name = '';
  let inside = new Set<string>();
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => {
    if (open.length === 0 && tag.name !== 'testsuites') throw new Error(`It begins with "${tag.name}".`);
    if (open.at(-1) === 'testcase') inside.add(tag.name);
    if (tag.name === 'testcase') {
      const given = tag.attributes['name'];
      name = typeof given === 'string' ? given : 'a test without a name';
      inside = new Set();
    }
    open.push(tag.name);
  };
  parser.onclosetag = () => {
    if (open.pop() !== 'testcase') return;
    if (inside.has('failure') || inside.has('error')) counts.failed += 1;
    else if (!inside.has('skipped')) counts.passed += 1;
    if (inside.has('flakyFailure') || inside.has('flakyError')) counts.flaky.push(name);
  };
  parser.write(report).close();
  if (report.trim() === '') throw new Error('It is empty.');
  return counts;
}
