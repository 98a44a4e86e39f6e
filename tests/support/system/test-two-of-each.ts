import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fillForm } from '../application.ts';
import { fillEnquiry } from '../enquiry.ts';
import { readInbox } from '../inbox.ts';
import { sendEnquiryUntilAcknowledged, sendUntilAcknowledged } from '../send-application.ts';
import { until } from '../until.ts';
import type { ComposeProject } from '../../../infra/ci/compose-project.ts';

const ASKED = 20;
const MESSAGES = 12;
const APPLICATIONS = 4;
const BETWEEN_MS = 300;
const CONTACT = 2;

/** `docker compose up --scale api=2 --scale worker=2`, on a project that runs with one of each. */
export function testTwoOfEach(project: ComposeProject): void {
  const { site, inbox } = project;

  async function query(sql: string): Promise<string[]> {
    const psql = ['exec', '-T', 'postgres', 'psql', '-U', 'frontdoor', '-d', 'frontdoor', '-AtX', '-c', sql];
    return (await project.compose(...psql)).trim().split('\n').filter(Boolean);
  }

  test('two API processes and two workers start beside each other', async () => {
    // A worker that is killed between mail and note leaves a mail that may have arrived; it is sent again after this time.
    project.set({ SHARED_LIMITS: 'redis', MAIL_UNSURE_RETRY_SECONDS: '5' });
    const scale = ['--scale', 'api=2', '--scale', 'worker=2'];
    await project.compose('up', '--detach', '--wait', '--wait-timeout', '300', ...scale);
    for (const service of ['api', 'worker']) assert.equal((await project.containersOf(service)).length, 2, service);
  });

  test('the gateway finds both API processes, and has them answer in turn', async () => {
    const containers = await project.containersOf('api');
    const countAnswers = async () => {
      const logs = await Promise.all(containers.map((container) => project.logsOf(container)));
      return logs.map((log) => log.split('/api/form-settings').length - 1);
    };
    await until('both have answered about as often', async () => {
      const before = await countAnswers();
      await Promise.all(Array.from({ length: ASKED }, () => fetch(`${site}/api/form-settings`)));
      const shares = await until('all answers are logged', async () => {
        const more = (await countAnswers()).map((count, at) => count - before[at]!);
        return more.reduce((sum, count) => sum + count, 0) >= ASKED && more;
      });
      return Math.min(...shares) >= ASKED / 4;
    });
  });

  test('a worker hears of the pages that are opened, though all workers were made anew', async () => {
    const visits = async () =>
      Number((await query(`SELECT coalesce(sum(count), 0) FROM visits WHERE path = '/about'`))[0]);
    const before = await visits();
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
    await until(
      'a visit is counted',
      async () => {
        assert.equal((await fetch(`${site}/about`, { headers })).status, 200);
        return (await visits()) > before;
      },
      { every: 5_000, seconds: 180 },
    );
  });

  test('one API process and one worker are killed while forms are sent: each is there once, and its mail was sent', async () => {
    const messages = Array.from({ length: MESSAGES }, async (_, at) => {
      await pause(at * BETWEEN_MS);
      return sendEnquiryUntilAcknowledged(site, fillEnquiry(3 * at + CONTACT));
    });
    const applications = Array.from({ length: APPLICATIONS }, async (_, at) => {
      await pause(at * 3 * BETWEEN_MS);
      return sendUntilAcknowledged(site, await fillForm({ name: `Applicant ${at}`, email: `a${at}@mail.example` }));
    });
    await pause(4 * BETWEEN_MS);
    for (const service of ['worker', 'api']) {
      const [one = ''] = await project.containersOf(service);
      await project.kill(one);
    }
    const answers = await Promise.all(Array.from({ length: ASKED }, () => fetch(`${site}/api/form-settings`)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200], 'the other API process answers at once');
    const references = (await Promise.all([...messages, ...applications])).map(({ reference }) => reference);
    for (const service of ['api', 'worker']) assert.equal((await project.containersOf(service)).length, 1, service);

    await until('every mail was sent and every resume filed', async () => {
      const open = `SELECT FROM deliveries WHERE state <> 'sent' UNION ALL SELECT FROM outbox WHERE published_at IS NULL
        UNION ALL SELECT FROM resumes WHERE state <> 'stored'`;
      const [count] = await query(`SELECT count(*) FROM (${open}) AS open`);
      return count === '0';
    });
    const stored = await query('SELECT reference FROM contact_messages UNION ALL SELECT reference FROM applications');
    const mails = await readInbox(inbox);
    const toUs = mails.filter(({ to }) => to.some(({ address }) => /^(?:hr|hello)@plumbline\.example$/.test(address)));
    let again = 0;
    for (const reference of references) {
      assert.equal(stored.filter((one) => one === reference).length, 1, `${reference} is in the database`);
      const about = toUs.filter(({ subject, text }) => `${subject} ${text}`.includes(reference)).length;
      assert.ok(about >= 1 && about <= 2, `${about} mails about ${reference}`);
      again += about - 1;
    }
    // A second copy can only be of a mail that was under way in the worker when it was killed.
    console.log(
      `acknowledged ${references.length} / found ${references.length} / mailed ${references.length}, of these twice ${again}`,
    );
  });
}
