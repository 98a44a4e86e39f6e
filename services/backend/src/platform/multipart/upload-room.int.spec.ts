import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../../test/eventually';
import { makePdf } from '../../../test/make-files';
import { type OpenUpload, openUpload } from '../../../test/open-upload';
import { postApplication, validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';
import { usualPace } from './upload-pace';
import { UploadRoom } from './upload-room';

const MEGABYTE = 1024 * 1024;
const ANNOUNCED = 5 * MEGABYTE;
const largest = Buffer.alloc(ANNOUNCED, '\n');
makePdf().copy(largest);

describe('Uploads', () => {
  let api: TestApi;
  let room: UploadRoom;
  let opened: OpenUpload[] = [];

  const start = async (settings: Record<string, string> = {}) => {
    api = await startApi({ TRUST_PROXY: '1', ...settings });
    room = api.app.get(UploadRoom, { strict: false });
    room.pace = { ...usualPace, checkMs: 20 };
  };
  const begin = (number: number, address: (at: number) => string, announced: number | 'chunked' = ANNOUNCED) => {
    const begun = Array.from({ length: number }, (_, at) => openUpload(api.url, address(at), announced));
    opened.push(...begun);
    return begun;
  };
  const areOpen = (number: number) => eventually(() => room.size === number, `${number} uploads`);
  const statusOf = async ({ answer }: OpenUpload) => Number(/^HTTP\/1\.1 (\d+)/.exec(await answer)?.[1]);
  const apply = (address: string) =>
    postApplication(api.url, {
      fields: { ...validFields, email: `${address}@mail.example` },
      file: { name: 'cv.pdf', bytes: largest },
    }).set('X-Forwarded-For', address);

  afterEach(async () => {
    for (const { drop } of opened) drop();
    opened = [];
    await api.stop();
  });

  it('that stand still, 25 of one address, are ended and keep nobody else out', async () => {
    await start({ RATE_LIMIT_APPLICATIONS: '30' });
    const stalled = begin(25, () => '203.0.113.7');
    let answered = 0;
    const statuses = Promise.all(stalled.map((one) => statusOf(one).finally(() => (answered += 1))));
    await areOpen(6);
    await eventually(() => answered === 19, '19 refusals');
    await apply('198.51.100.1').expect(201);
    room.pace = { ...room.pace, idleMs: 0 };
    expect((await statuses).toSorted()).toEqual([...Array<number>(6).fill(408), ...Array<number>(19).fill(429)]);
    expect(room.size).toBe(0);
    expect(await api.sql('SELECT email FROM applications')).toEqual([{ email: '198.51.100.1@mail.example' }]);
  });

  it.each([ANNOUNCED, 'chunked'] as const)('that stand still are told so in the one shape: %s', async (announced) => {
    await start();
    const [stalled] = begin(1, () => '203.0.113.7', announced);
    await areOpen(1);
    room.pace = { ...room.pace, idleMs: 0 };
    const answer = await stalled!.answer;
    expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 408, code: 'request_timeout' });
  });

  it('of a whole neighbourhood have places for two addresses', async () => {
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

  it('that are slow give way when there is no room', async () => {
    await start();
    const slow = begin(64, (at) => `203.0.${at}.1`);
    await areOpen(64);
    // The first look finds the bytes that began the form; the next ones find that nothing follows.
    await pause(5 * room.pace.checkMs);
    await apply('198.51.100.1').expect(201);
    const gone = await Promise.race(slow.map(async ({ answer }) => answer));
    expect(gone).toMatch(/^HTTP\/1\.1 503 /);
    expect(gone).toMatch(/\r\nRetry-After: /);
    expect(room.size).toBeGreaterThan(55);
  });

  it('that are not slow keep what they have, and who needs more is told to come back', async () => {
    await start();
    room.pace = { ...room.pace, steadySpeed: 0 };
    const begun = begin(20, (at) => `203.0.${at}.1`);
    await areOpen(20);
    for (const { send } of begun) send(1.5 * MEGABYTE);
    const refused = await Promise.race(begun.map(async ({ answer }) => answer));
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(room.size).toBe(19);
    await apply('198.51.100.1').expect(503);
  });
});
