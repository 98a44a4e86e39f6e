import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import request from 'supertest';
import { eventually } from '../../../test/eventually';
import { makePdf } from '../../../test/make-files';
import { postApplication, validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';

interface Line {
  alarm?: string;
  recovered?: string;
}

const message = { name: 'Asha Verma', email: 'asha@mail.example', number: '0120 455 6677', message: 'Please call me.' };

describe('What was acknowledged', () => {
  let api: TestApi;
  let parent: string;
  let folder: string;
  let logged: Line[];
  beforeEach(async () => {
    parent = mkdtempSync(join(tmpdir(), 'acknowledged-'));
    folder = join(parent, 'made-by-the-api');
    logged = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line) as Line) });
    api = await startApi({ ACKNOWLEDGED_DIR: folder }, undefined, logger);
  });
  afterEach(async () => {
    await api.stop();
    rmSync(parent, { recursive: true, force: true });
  });
  const lines = () =>
    (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean),
    );
  const apply = async (file?: { name: string; bytes: Buffer }, key?: string) =>
    (
      (await postApplication(api.url, { ...(file && { file }), ...(key && { key }) }).expect(201)).body as {
        reference: string;
      }
    ).reference;
  const write = async () =>
    ((await request(api.url).post('/api/form/contact').send(message).expect(201)).body as { reference: string })
      .reference;

  it('stands in a file of its own before the process has ended, with the SHA-256 of the resume and nothing of the person', async () => {
    const file = { name: 'cv.pdf', bytes: makePdf(3_000) };
    const references = [await apply(file), await apply(), await write()];
    await api.stop();
    const written = lines().map((line) => line.split(' '));
    expect(written.map(([, reference]) => reference)).toEqual(references);
    expect(written.map(([, , sha256]) => sha256)).toEqual([
      createHash('sha256').update(file.bytes).digest('hex'),
      '-',
      '-',
    ]);
    expect(lines().join()).not.toContain(validFields.email);
    const times = written.map(([time]) => Date.parse(time!));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    api = await startApi();
  });

  it('has the answer that a repetition gets as well: the first one may have been lost with its process', async () => {
    const reference = await apply(undefined, 'a-key-of-the-form');
    await apply(undefined, 'a-key-of-the-form');
    await eventually(() => lines().length === 2, 'both lines');
    expect(lines().every((line) => line.endsWith(`${reference} -`))).toBe(true);
  });

  it('has nothing that was refused', async () => {
    await postApplication(api.url, { fields: { ...validFields, email: 'nobody' } }).expect(400);
    const reference = await apply();
    await eventually(() => lines().length > 0, 'a line');
    expect(lines()).toEqual([expect.stringContaining(reference)]);
  });

  it('fault 397: refuses no submission when it cannot be written, says so, and is written once it can be', async () => {
    // A file where the folder should be is refused to root as well.
    writeFileSync(folder, '');
    const references = [await apply(), await write()];
    await eventually(() => logged.some(({ alarm }) => alarm === 'acknowledged_unwritten'), 'the alarm');
    rmSync(folder);
    mkdirSync(folder);
    chmodSync(folder, 0o700);
    await eventually(
      () => logged.some(({ recovered }) => recovered === 'acknowledged_unwritten'),
      'the end of the alarm',
      30,
    );
    for (const reference of references) expect(lines().some((line) => line.includes(reference))).toBe(true);
  });
});
