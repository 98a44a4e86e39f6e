import pino from 'pino';
import { baseSettings, configFor } from '../../../../test/config-for';
import { eventually } from '../../../../test/eventually';
import { codeOf, setUpTotp, untilStepLasts } from '../../../../test/one-time-codes';
import { addStaff, postSession, signIn, type TestPerson } from '../../../../test/sign-in';
import { type TestApi, startApi } from '../../../../test/start-api';
import { createWorker } from '../../../create-worker';

const { SESSION_SECRET: before } = baseSettings;
const after = 'q9w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4';

let api: TestApi;
let rotated: TestApi;
let withoutPrevious: TestApi;
let person: TestPerson;
let secret: string;
beforeAll(async () => {
  api = await startApi({ SESSION_SECRET: before });
  person = await addStaff(api, 'hr');
  ({ secret } = await setUpTotp(api, await signIn(api, person), person));
  const same = { DATABASE_URL: api.databaseUrl, SESSION_SECRET: after };
  rotated = await startApi({ ...same, SESSION_SECRET_PREVIOUS: before });
  withoutPrevious = await startApi(same);
});
afterAll(async () => {
  for (const one of [rotated, withoutPrevious, api]) await one.stop();
});

/** Signs in with a code that was not used before. */
const loginAt = async (at: TestApi) => {
  await untilStepLasts(4_000);
  await api.sql('UPDATE staff_totp SET last_step = 0, failures = 0, locked_until = NULL');
  const { name, email, password, role } = person;
  return postSession(at, { name, email, password, area: role, code: codeOf(secret) });
};

async function work(secrets: Record<string, string>) {
  const lines: { level: number; msg: string; alarm?: string; people?: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const places = { DATABASE_URL: api.databaseUrl, QUEUE_URL: api.databaseUrl, STORAGE_URL: api.storageUrl };
  const worker = await createWorker(configFor({ ...places, WORKER_HEALTH_PORT: '0', ...secrets }), pino({}, stream));
  const about = () => lines.find(({ msg }) => msg.includes('one-time code'));
  try {
    return await eventually(about, 'a line about one-time codes');
  } finally {
    await worker.close();
  }
}

describe('row 207: one-time codes after a change of SESSION_SECRET', () => {
  it('let in where the previous secret is known, and are sealed anew by the worker, which says so', async () => {
    expect((await loginAt(rotated)).status).toBe(201);
    expect((await loginAt(withoutPrevious)).status).toBe(401);
    expect(await work({ SESSION_SECRET: after, SESSION_SECRET_PREVIOUS: before })).toMatchObject({
      level: 30,
      people: 1,
    });
    expect((await loginAt(withoutPrevious)).status).toBe(201);
    expect((await loginAt(rotated)).status).toBe(201);
  });

  it('that no secret opens are an alarm of the worker, and stay for the day on which the secret is known again', async () => {
    const lost = await work({ SESSION_SECRET: before });
    expect(lost).toMatchObject({ level: 50, alarm: 'one_time_codes_lost', people: 1 });
    expect((await loginAt(withoutPrevious)).status).toBe(201);
  });
});
