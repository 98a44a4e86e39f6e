import type { Challenge } from 'altcha-lib';
import { baseSettings } from '../../../test/config-for';
import { postApplication, validFields } from '../../../test/post-application';
import { solutionOf } from '../../../test/solve-challenge';
import { type TestApi, startApi } from '../../../test/start-api';
import { FormTokens } from './judge/form-tokens';

const { SESSION_SECRET: before } = baseSettings;
const after = 'q9w8e7r6t5y4u3i2o1p0a9s8d7f6g5h4';
/** A submission to each has to bring a solution, because its text looks like spam. */
const suspicious = { CHALLENGE_AFTER: '20' };
const message = 'Cheap [url=https://pills.example]pills[/url]';

describe('row 206: a form that was open while SESSION_SECRET changed', () => {
  let old: TestApi;
  let rotated: TestApi;
  let withoutPrevious: TestApi;
  beforeAll(async () => {
    old = await startApi(suspicious);
    const same = { ...suspicious, DATABASE_URL: old.databaseUrl, SESSION_SECRET: after };
    rotated = await startApi({ ...same, SESSION_SECRET_PREVIOUS: before });
    withoutPrevious = await startApi(same);
  });
  afterAll(async () => {
    for (const api of [rotated, withoutPrevious, old]) await api.stop();
  });

  const openForm = async (api: TestApi) => {
    const challenge = (await (await fetch(`${api.url}/api/challenge`)).json()) as Challenge;
    const form_token = api.app.get(FormTokens, { strict: false }).issue(Date.now() - 60_000);
    return { form_token, altcha: await solutionOf(challenge) };
  };
  const standingOf = async (reference: string) =>
    (await old.sql('SELECT standing, held_for FROM applications WHERE reference = $1', [reference]))[0];

  it('is taken like any other, with the work that was done for it, and its solution is good once', async () => {
    const form = await openForm(old);
    const fields = { ...validFields, message, ...form };
    const { body } = await postApplication(rotated.url, { fields }).expect(201);
    expect(await standingOf(body.reference)).toEqual({ standing: 'clear', held_for: [] });
    await postApplication(rotated.url, { fields: { ...fields, name: 'Another' } }).expect(403);
  });

  it('is told and marked by a process that does not know the previous secret, once its work is done anew', async () => {
    const { form_token, altcha } = await openForm(old);
    const fields = { ...validFields, name: 'Meera Iyer', message, form_token, altcha };
    expect((await postApplication(withoutPrevious.url, { fields }).expect(403)).body.code).toBe('challenge_required');
    const again = { ...fields, altcha: (await openForm(withoutPrevious)).altcha };
    const { body } = await postApplication(withoutPrevious.url, { fields: again }).expect(201);
    expect(await standingOf(body.reference)).toEqual({ standing: 'clear', held_for: ['token-unknown'] });
  });

  it('is judged as ever: too fast stays too fast', async () => {
    // A busy machine takes longer than two seconds. A form that was opened later than now counts as too fast as well.
    const form_token = old.app.get(FormTokens, { strict: false }).issue(Date.now() + 3_600_000);
    const fields = { ...validFields, name: 'Ravi Rao', form_token };
    const { body } = await postApplication(rotated.url, { fields }).expect(201);
    expect(await standingOf(body.reference)).toEqual({ standing: 'held', held_for: ['too-fast'] });
  });
});
