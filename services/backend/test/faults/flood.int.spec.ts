import { postApplication } from '../post-application';
import { startApi } from '../start-api';

it('fault 24: applications from 200 addresses of one /24 are stopped, and others get through', async () => {
  const limited = await startApi({ RATE_LIMIT_APPLICATIONS: '3', TRUST_PROXY: '1' });
  const from = async (address: string) => (await postApplication(limited.url).set('X-Forwarded-For', address)).status;
  const seen: number[] = [];
  for (let at = 0; at < 200; at += 1) seen.push(await from(`198.51.100.${at}`));
  expect(seen.filter((status) => status === 201)).toHaveLength(3 * 4);
  expect(seen.filter((status) => status === 429)).toHaveLength(200 - 3 * 4);
  expect(await from('192.0.2.1')).toBe(201);
  await limited.stop();
});
