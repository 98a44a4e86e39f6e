import { codeOf, setUpTotp, untilStepLasts } from '../../../../test/one-time-codes';
import { addStaff, postSession, signIn } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { restoreClocks, withClock } from '../../../../test/with-clock';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

describe('API processes whose clocks are 30 seconds off', () => {
  it('row 69: judge codes by the clock of the database', async () => {
    const person = await addStaff(api, 'hr');
    const { secret } = await setUpTotp(api, await signIn(api, person), person);
    const { name, email, password } = person;
    const statuses: number[] = [];
    try {
      for (const [shiftMs, steps] of [
        [30_000, -1],
        [-30_000, 1],
      ] as const) {
        const other = await withClock(shiftMs, () => startApi({ DATABASE_URL: api.databaseUrl }));
        await api.sql('UPDATE staff_totp SET last_step = 0');
        await untilStepLasts(8_000);
        const body = { name, email, password, area: 'hr', code: codeOf(secret, steps) };
        statuses.push((await postSession(other, body)).status);
        await other.stop();
      }
    } finally {
      restoreClocks();
    }
    expect(statuses).toEqual([201, 201]);
  });
});
