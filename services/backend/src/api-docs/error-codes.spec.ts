import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodes } from './error-codes';

const sources = join(__dirname, '..');
const declared =
  /\bcode(?:: string)? = '([a-z_]+)'|^ {2}\d{3}: \['([a-z_]+)'|^ {4}'([a-z]+(?:_[a-z]+)+)',$|malformed = \['([a-z_]+)'/gm;

/** The codes that the sources give to failures: as a field, as a default, or in the table of the framework's own. */
const codesIn = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(declared)].map((match) => match.slice(1).find(Boolean) ?? '');

describe('The list of error codes', () => {
  const files = globSync(
    '{modules,platform}/**/{*.errors,record-version,from-http-exception,multipart-limits,answer-broken}.ts',
    {
      cwd: sources,
    },
  );
  const inUse = new Set(files.flatMap((file) => codesIn(join(sources, file))));
  inUse.add('internal_error');

  it('explains each code that the sources use, and no other', () => {
    expect([...inUse].toSorted()).toEqual(Object.keys(errorCodes).toSorted());
  });
});
