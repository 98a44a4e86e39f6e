import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../test/eventually';
import { makePdf } from '../../../test/make-files';
import { type OpenUpload, openUpload } from '../../../test/open-upload';
import { postApplication, validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';
import { Uploads } from './uploads';

const MEGABYTE = 1024 * 1024;
const ANNOUNCED = 5 * MEGABYTE;
const ALMOST_ALL = 4.7 * MEGABYTE;
const largest = Buffer.alloc(ANNOUNCED, '\n');
makePdf().copy(largest);

describe('Uploads', () => {
  let api: TestApi;
  let uploads: Uploads;
  let opened: OpenUpload[] = [];

  const start = async (settings: Record<string, string> = {}, idleMs?: number) => {
    api = await startApi({ TRUST_PROXY: '1', ...settings });
    uploads = api.app.get(Uploads, { strict: false });
    // None of them becomes old enough to give way to another, however slow the machine is.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    if (idleMs) uploads.idleMs = idleMs;
  };
  const begin = (number: number, address: (at: number) => string, announced: number | 'chunked' = ANNOUNCED) => {
    const begun = Array.from({ length: number }, (_, at) => openUpload(api.url, address(at), announced));
    opened.push(...begun);
    return begun;
  };
  const areOpen = (number: number) => eventually(() => uploads.open === number, `${number} uploads`);
  const statusOf = async ({ answer }: OpenUpload) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1]);
  const apply = (address: string) =>
    postApplication(api.url, {
      fields: { ...validFields, email: `${address}@mail.example` },
      file: { name: 'cv.pdf', bytes: largest },
    }).set('X-Forwarded-For', address);

  afterEach(async () => {
    jest.restoreAllMocks();
    for (const { drop } of opened) drop();
    opened = [];
    await api.stop();
  });

  it('that stand still, 25 of one address, are ended and keep nobody else out', async () => {
    await start({ RATE_LIMIT_APPLICATIONS: '30' }, 4_000);
    const stalled = begin(25, () => '203.0.113.7');
    let answered = 0;
    const statuses = Promise.all(stalled.map((one) => statusOf(one).finally(() => (answered += 1))));
    await areOpen(6);
    await eventually(() => answered === 19, '19 refusals');
    await apply('198.51.100.1').expect(201);
    expect((await statuses).toSorted()).toEqual([...Array<number>(6).fill(408), ...Array<number>(19).fill(429)]);
    expect(uploads.open).toBe(0);
    expect(await api.sql('SELECT email FROM applications')).toEqual([{ email: '198.51.100.1@mail.example' }]);
  });

  it.each([ANNOUNCED, 'chunked'] as const)('that stand still are told so in the one shape: %s', async (announced) => {
    await start({}, 200);
    const [stalled] = begin(1, () => '203.0.113.7', announced);
    const answer = await stalled!.answer;
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 408, code: 'request_timeout' });
  });

  it('that are slow are waited for as long as something arrives', async () => {
    await start({}, 3_000);
    const [slow] = begin(1, () => '203.0.113.7');
    await areOpen(1);
    // Twice as long as it may stand still.
    for (let round = 0; round < 12; round += 1) {
      slow!.send(1);
      await pause(500);
    }
    expect(uploads.open).toBe(1);
  });

  it('of a whole subnet have places for two addresses', async () => {
    await start({ RATE_LIMIT_APPLICATIONS: '10' });
    begin(2, () => '203.0.113.7');
    begin(2, () => '203.0.113.8');
    await areOpen(4);
    await apply('203.0.113.9').expect(429);
    await apply('203.0.114.9').expect(201);
    for (const { drop } of opened) drop();
    await areOpen(0);
    await apply('203.0.113.9').expect(201);
  });

  it('that have begun keep the last third of the memory for themselves', async () => {
    await start();
    const begun = begin(14, (at) => `203.0.${at}.1`);
    await areOpen(14);
    for (const { send } of begun) send(ALMOST_ALL);
    const refused = await eventually(async () => {
      const answer = await apply('198.51.100.1');
      return answer.status === 503 && answer;
    }, 'a refusal');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(uploads.open).toBe(14);
    for (const { drop } of begun) drop();
    await areOpen(0);
    await apply('198.51.100.2').expect(201);
  });

  it('that need more memory than there is are told to come back, one after the other', async () => {
    await start();
    const begun = begin(21, (at) => `203.0.${at}.1`);
    await areOpen(21);
    for (const { send } of begun) send(ALMOST_ALL);
    const refused = await Promise.race(begun.map(async ({ answer }) => answer));
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/\r\nRetry-After: /);
    expect(uploads.open).toBe(20);
  });
});
