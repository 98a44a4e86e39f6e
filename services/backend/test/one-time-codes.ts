import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import request from 'supertest';
import { origin, type TestPerson } from './sign-in';
import type { TestApi } from './start-api';

const STEP_MS = 30_000;

/** The code that an authenticator app would show, some steps of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

/** Waits for the next step when the present one lasts less than `ms`: a code of another step is one more step off after it. */
export async function untilStepLasts(ms: number): Promise<void> {
  const msLeft = STEP_MS - (Date.now() % STEP_MS);
  if (msLeft < ms) await sleep(msLeft);
}

export const callTotp = (api: TestApi, method: 'post' | 'put' | 'delete', cookie: string, body: object) =>
  request(api.url)[method]('/api/session/totp').set('Cookie', cookie).set('Origin', origin).send(body);

/** Sets one-time codes up, confirmed by a code of the step before, so that the present one is still good. */
export async function setUpTotp(api: TestApi, cookie: string, { password }: TestPerson) {
  const begun = await callTotp(api, 'post', cookie, { password }).expect(201);
  const secret = (begun.body as { secret: string }).secret;
  await untilStepLasts(2_000);
  const confirmed = await callTotp(api, 'put', cookie, { code: codeOf(secret, -1) }).expect(200);
  return { secret, recoveryCodes: (confirmed.body as { recoveryCodes: string[] }).recoveryCodes };
}
