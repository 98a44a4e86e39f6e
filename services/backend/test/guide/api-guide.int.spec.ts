import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf } from '../make-files';
import { addStaff, origin } from '../sign-in';
import { type Mailing, startMailing } from '../start-mailing';
import { GUIDE, readExamples } from './read-examples';
import { runExamples } from './run-examples';

const examples = readExamples();
let mailing: Mailing;
let printed: string[];

beforeAll(async () => {
  mailing = await startMailing();
  const { api } = mailing;
  const [hr, general] = [await addStaff(api, 'hr'), await addStaff(api, 'general')];
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-guide-'));
  writeFileSync(join(folder, 'resume.pdf'), makePdf());
  printed = await runExamples(examples, folder, {
    API: api.url,
    SITE: origin,
    HR_NAME: hr.name,
    HR_EMAIL: hr.email,
    HR_PASSWORD: hr.password,
    GENERAL_NAME: general.name,
    GENERAL_EMAIL: general.email,
    GENERAL_PASSWORD: general.password,
  });
});
afterAll(() => mailing.stop());

/** The first piece that is missing or comes too early. */
function findMissing(expected: string[], output: string): string | undefined {
  let from = 0;
  return expected.find((piece) => {
    const found = output.indexOf(piece, from);
    from = found + piece.length;
    return found < 0;
  });
}

it(`${GUIDE} has examples, and each says what comes out`, () => {
  expect(examples.length).toBeGreaterThan(20);
  expect(examples.filter(({ commands, expected }) => /curl/.test(commands) && expected.length === 0)).toEqual([]);
});

it.each(examples)('The example at $at prints what stands beside it', (example) => {
  const output = printed[examples.indexOf(example)] ?? '(nothing: the shell has ended before)';
  const missing = findMissing(example.expected, output);
  expect(missing && { missing, output }).toBeUndefined();
});
