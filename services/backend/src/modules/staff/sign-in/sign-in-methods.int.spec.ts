import request from 'supertest';
import { addStaff, postSession } from '../../../../test/sign-in';
import { startApi } from '../../../../test/start-api';

// An API of its own and nothing beside it: the strategy of sessions is the one of the API that was started last.
it('Signing in by password is refused where the settings have switched it off', async () => {
  const closed = await startApi({ SIGN_IN_BY_PASSWORD: 'no' });
  const { name, email, password } = await addStaff(closed, 'hr');
  const { body } = await postSession(closed, { name, email, password, area: 'hr' }).expect(403);
  expect(body.code).toBe('sign_in_method_off');
  const methods = await request(closed.url).get('/api/session/methods').expect(200);
  expect(methods.body).toMatchObject({ password: false, passkey: true });
  await closed.stop();
});
