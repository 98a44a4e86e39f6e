import { mkdtempSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { makePdf } from '../make-files';
import { addStaff, origin } from '../sign-in';
import { type Mailing, startMailing } from '../start-mailing';

const GUIDE = 'docs/api.md';
const examples = readExamples();
let mailing: Mailing;
let printed: string[];

beforeAll(async () => {
  mailing = await startMailing();
  const { api } = mailing;
  const [hr, general] = [await addStaff(api, 'hr'), await addStaff(api, 'general')];
  const folder = mkdtempSync(join(tmpdir(), 'frontdoor-guide-'));
  writeFileSync(join(folder, 'resume.pdf'), makePdf());
  printed = await runExamples(folder, {
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
    const position = output.indexOf(piece, from);
    from = position + piece.length;
    return position < 0;
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

interface Example {
  /** `docs/api.md:42`, where the block begins. */
  at: string;
  commands: string;
  /** The texts that its output has to hold, in this order. */
  expected: string[];
}

/** The examples of the guide: blocks marked as bash, in which `#> ` says what comes out and `…` stands for anything. */
function readExamples(): Example[] {
  const guide = readFileSync(join(__dirname, '../../../..', GUIDE), 'utf8');
  return [...guide.matchAll(/^```bash\n([^]*?)^```/gm)].map(({ index, 1: block = '' }) => {
    const lines = block.split('\n');
    const said = lines.filter((line) => line.startsWith('#> ')).map((line) => line.slice(3));
    return {
      at: `${GUIDE}:${guide.slice(0, index).split('\n').length}`,
      commands: lines.filter((line) => !line.startsWith('#>')).join('\n'),
      expected: said.flatMap((line) => line.split('…')).filter((piece) => piece.trim() !== ''),
    };
  });
}

/** Runs the examples one after the other in one shell, as a reader would, and returns what each of them printed. */
async function runExamples(folder: string, variables: Record<string, string>) {
  const mark = `--- ${randomUUID()}`;
  const script = examples.map(({ commands }) => `${commands}\necho; echo '${mark}'\n`).join('');
  const { PATH = '' } = process.env;
  const shell = spawn('bash', ['-u', '-c', `exec 2>&1\n${script}`], { cwd: folder, env: { PATH, ...variables } });
  return (await text(shell.stdout)).split(`${mark}\n`);
}
