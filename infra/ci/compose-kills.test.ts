import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { after, before, test } from 'node:test';
import { fillForm, type Filled } from '../../tests/support/application.ts';
import { mailsTo } from '../../tests/support/inbox.ts';
import { isLongForm } from '../../tests/support/journeys/extent.ts';
import { sendUntilAcknowledged } from '../../tests/support/send-application.ts';
import { sha256 } from '../../tests/support/sha256.ts';
import { until } from '../../tests/support/until.ts';
import { type ComposeProject, prepareProject } from './compose-project.ts';

/** MailDev is left out: it keeps its mails in memory, by which they are counted here. */
const PARTS = ['worker', 'api', 'web', 'reader', 'postgres', 'redis', 'minio'];
const APPLICANTS = 3;
const HR = 'hr@plumbline.example';

// Processes of containers can be killed from outside by root alone. The engine itself starts what it has killed by order no more.
const skip =
  isLongForm && process.getuid?.() === 0
    ? false
    : 'minutes of waiting; TEST_ALL=yes, as root on the machine of the engine';
let project: ComposeProject;
const acknowledged: { filled: Filled; reference: string }[] = [];
let [sent, tries] = [0, 0];

before(async () => {
  if (skip) return;
  project = await prepareProject(process.env.COMPOSE_SMOKE_PROJECT ?? `frontdoor-kills-${process.pid}`, {
    // One address may send as much as the test likes.
    settings: { RATE_LIMIT_APPLICATIONS: '0', CHALLENGE_AFTER: '0' },
  });
  await project.compose('build');
  await project.compose('up', '--detach', '--wait', '--wait-timeout', '300');
});
after(async () => {
  if (skip) return;
  process.stderr.write(await project.compose('ps', '--all').catch(String));
  await project.remove();
});

interface State {
  State: { Pid: number; Running: boolean; Health?: { Status: string } };
  Config: { Labels: Record<string, string> };
}

async function stateOf(part: string): Promise<State['State']> {
  const described = JSON.parse(await project.inspect()) as State[];
  return described.find(({ Config }) => Config.Labels['com.docker.compose.service'] === part)!.State;
}

async function killAndAwait(part: string): Promise<void> {
  const { Pid } = await stateOf(part);
  process.kill(Pid, 'SIGKILL');
  await until(
    `${part} is back`,
    async () => {
      const state = await stateOf(part);
      return state.Running && state.Pid !== Pid && (state.Health?.Status ?? 'healthy') === 'healthy';
    },
    { seconds: 180, every: 500 },
  );
}

async function applyUntil(over: () => boolean): Promise<void> {
  while (!over()) {
    const filled = await fillForm();
    sent += 1;
    const { reference } = await sendUntilAcknowledged(project.site, filled, () => (tries += 1));
    acknowledged.push({ filled, reference });
    await pause(500);
  }
}

const select = async (sql: string): Promise<string[][]> => {
  const told = await project.compose('exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-AtF', ' ', '-c', sql);
  return told
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
};

test('no acknowledged application is lost while the processes of the containers are killed', { skip }, async () => {
  for (const part of PARTS) {
    let isBack = false;
    const applying = Array.from({ length: APPLICANTS }, () => applyUntil(() => isBack));
    await pause(1_000);
    await killAndAwait(part).finally(() => (isBack = true));
    await Promise.all(applying);
  }

  const open = `SELECT (SELECT count(*) FROM resume_spool), (SELECT count(*) FROM applications)
    - (SELECT count(*) FROM deliveries WHERE template = 'hr-application' AND state = 'sent')`;
  const isSettled = async () => (await select(open)).flat().every((count) => count === '0');
  await until('every resume is filed, and HR was told of each', isSettled, { seconds: 300, every: 1_000 });
  const stored = await select(
    `SELECT reference, encode(r.sha256, 'hex'), r.state FROM applications a JOIN resumes r ON r.application_id = a.id`,
  );
  for (const { filled, reference } of acknowledged)
    assert.deepEqual(
      stored.filter(([name]) => name === reference),
      [[reference, sha256(filled.resume!.bytes), 'stored']],
    );
  assert.equal(stored.length, acknowledged.length, 'an application is there that nobody was told about');
  const mails = (await mailsTo(project.inbox, HR)).map(({ subject, text }) => `${subject} ${text}`);
  const counts = acknowledged.map(({ reference }) => mails.filter((mail) => mail.includes(reference)).length);
  const mailed = counts.filter((count) => count > 0).length;
  const duplicates = counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
  console.log(
    `sent ${sent} in ${tries} tries / acknowledged ${acknowledged.length} / found ${stored.length} / mailed ${mailed} / duplicates ${duplicates} (containers, ${PARTS.length} kills)`,
  );
  assert.equal(mailed, acknowledged.length, 'HR was not told of each');
  assert.ok(duplicates <= PARTS.length, `${duplicates} mails came twice`);
});
