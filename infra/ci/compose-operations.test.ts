import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../local/paths.ts';
import { readChapter } from '../helm/cluster-test/read-chapter.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { fillForm } from '../../tests/support/application.ts';
import { sha256 } from '../../tests/support/sha256.ts';
import { Times } from '../../tests/support/containers/times-of-a-page.ts';
import { prepareServer, type Server } from '../../tests/support/containers/server-of-a-page.ts';

// The chapter "On one server" of docs/operations.md, command by command: the way of a server from a checkout to another machine.
const steps = readChapter(readFileSync(join(root, 'docs/operations.md'), 'utf8'), 'On one server');
const firstLine = (text: string) => text.split('\n', 1)[0]!;

test('the chapter about one server has its commands', () => {
  assert.ok(steps.length >= 12, `${steps.length}`);
  assert.ok(steps.some(({ commands }) => commands.includes('make compose-restore')));
});

const engine = spawnSync('docker', ['info']).status === 0;
const why = !isLongForm
  ? 'it takes half an hour; TEST_ALL=yes'
  : !engine
    ? 'there is no container engine here'
    : process.getuid?.() !== 0 && 'it gives folders to the user of the backup, as root';

describe('A server that is installed, backed up, restored and moved by the page', { skip: why || false }, () => {
  let server: Server;
  const times = new Times();
  const filled = { kept: fillForm({ name: 'Meera Nair' }), later: fillForm({ name: 'Vikram Seth' }) };
  const references = { kept: '', later: '' };
  let certificate = '';
  const done = new Set<string>();

  before(async () => (server = await prepareServer()));
  after(() => server?.remove());

  async function apply(which: 'kept' | 'later'): Promise<void> {
    references[which] = await server.apply(await filled[which]);
  }

  /** What the page leaves to a person, by the words that say so: done before the commands that follow them. */
  const acts: [says: string, act: () => Promise<unknown>][] = [
    ['Then apply once by', () => apply('kept')],
    ['To a moment before a mistake', () => apply('later')],
    [
      'The person and the application of before are there',
      async () => {
        assert.equal(await server.resumeOf(references.kept), sha256((await filled.kept).resume!.bytes));
        assert.equal(await server.resumeOf(references.later), undefined);
        certificate = await server.certificate();
      },
    ],
    ['On the new machine', () => server.lose()],
  ];

  for (const { prose, commands, text } of steps)
    test(`prints what the page says: ${firstLine(commands)}`, async () => {
      for (const [says, act] of acts.filter(([words]) => prose.includes(words))) {
        await act();
        done.add(says);
      }
      const output = await server.run(times.fill(commands));
      times.compare(output, text);
    });

  test('each act of a person was due once', () => assert.equal(done.size, acts.length));

  test('fault 472: the moved server has the application with its resume, and the same certificate', async () => {
    assert.equal(await server.resumeOf(references.kept), sha256((await filled.kept).resume!.bytes));
    assert.equal(await server.certificate(), certificate);
  });
});
