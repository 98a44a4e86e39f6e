import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from './error-codes';

const sources = join(__dirname, '..');
const declared =
  /\bexpectedError\(\s*\d{3},\s*'([a-z_]+)'|\bcode(?:: string)? = '([a-z_]+)'|^ {2}\d{3}: \['([a-z_]+)'|^ {4}'([a-z]+(?:_[a-z]+)+)',$|malformed = \['([a-z_]+)'/gm;

/** The codes that a source gives to failures: as a field, as a default, or in the table of the framework's own. */
const codesIn = (source: string) => [...source.matchAll(declared)].map((match) => match.slice(1).find(Boolean) ?? '');

describe('The list of error codes', () => {
  const sourceFiles = globSync('{modules,platform}/**/*.ts', { cwd: sources }).filter(
    (file) => !file.endsWith('.spec.ts'),
  );
  const texts = sourceFiles.map((file) => readFileSync(join(sources, file), 'utf8'));
  const inUse = new Set(
    texts.filter((text) => /[eE]xpectedError|HttpException|PayloadTooLarge|clientError/.test(text)).flatMap(codesIn),
  );
  inUse.add('internal_error');

  it('explains each code that the sources use, and no other', () => {
    expect([...inUse].toSorted()).toEqual(Object.keys(errorCodes).toSorted());
  });
});
