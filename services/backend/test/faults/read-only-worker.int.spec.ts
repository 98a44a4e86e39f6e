import { setTimeout as sleep } from 'node:timers/promises';
import { addApplication } from '../add-application';
import { eventually } from '../eventually';
import { freePort } from '../free-port';
import { setReadOnly } from '../read-only';
import { startMailing } from '../start-mailing';

it('A worker whose database may only be read waits, says so, and goes on by itself, with the queue in it as well', async () => {
  const port = await freePort();
  const mailing = await startMailing({ WORKER_HEALTH_PORT: port, ACKNOWLEDGE: 'none' });
  const { api, smtp } = mailing;
  const health = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
    return [answer.status, await answer.json()];
  };
  const add = async () => {
    const { id, reference } = await addApplication(api);
    await api.sql(`INSERT INTO outbox (event, subject_id) VALUES ('application.ready-for-hr', $1)`, [id]);
    return reference;
  };
  const hasMailOf = (reference: string) => smtp.mails.some(({ subject }) => subject?.includes(reference));
  try {
    const first = await add();
    await eventually(() => hasMailOf(first), 'the first mail');
    expect(await health()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'yes' }]);

    await setReadOnly(api, true);
    // Written by somebody who may.
    const second = await add();
    await eventually(async () => (await health())[0] === 200, 'an answer');
    expect(await health()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'no' }]);
    // Relay and reconciler look for work every second.
    await sleep(2_500);
    expect(hasMailOf(second)).toBe(false);

    await setReadOnly(api, false);
    await eventually(() => hasMailOf(second), 'the second mail', 60);
    await mailing.settled();
    expect(smtp.mails.filter(({ subject }) => subject?.includes(second))).toHaveLength(1);
    expect(await health()).toEqual([200, { status: 'ok', version: expect.any(String), writing: 'yes' }]);
  } finally {
    await mailing.stop();
  }
});
