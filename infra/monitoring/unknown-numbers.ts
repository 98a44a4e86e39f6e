import { globSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname;

/** The numbers of API and worker that a text names and no process gives. Those of a histogram have its suffixes. */
export function unknownNumbers(text: string): string[] {
  const sources = globSync('services/backend/src/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.spec.ts') });
  const code = sources.map((path) => readFileSync(root + path, 'utf8')).join('\n');
  // Those of watched parts are named after them.
  const parts = new Set(['mail', 'storage'].map((name) => `frontdoor_${name}_up`));
  const isGiven = (name: string) => code.includes(`'${name}'`) || parts.has(name);
  return [...new Set(text.match(/\bfrontdoor_[a-z_]+/g))].filter(
    (name) => !isGiven(name) && !isGiven(name.replace(/_(?:bucket|count|sum)$/, '')),
  );
}
