import { eventually } from '../../../test/eventually';
import { makePdf } from '../../../test/make-files';
import { type OpenUpload, openUpload } from '../../../test/open-upload';
import { postApplication, validFields } from '../../../test/post-application';
import { startApi, type TestApi } from '../../../test/start-api';
import { Uploads } from './uploads';

const MEGABYTE = 1024 * 1024;
const ANNOUNCED = 5 * MEGABYTE;
const ALMOST_ALL = 4_928_307;
const largest = Buffer.alloc(ANNOUNCED, '\n');
makePdf().copy(largest);

describe('When there is no room for another upload', () => {
  let api: TestApi;
  let uploads: Uploads;
  let opened: OpenUpload[] = [];
  /** The clock of the paces. It stands still while a busy machine keeps the senders from sending. */
  let now = 0;

  const start = async (settings: Record<string, string> = {}) => {
    api = await startApi({ TRUST_PROXY: '1', RATE_LIMIT_APPLICATIONS: '30', ...settings });
    uploads = api.app.get(Uploads, { strict: false });
    uploads.idleMs = 120_000;
    const since = performance.now() - now;
    jest.spyOn(performance, 'now').mockImplementation(() => since + now);
  };
  const begin = async (number: number, address: (at: number) => string, bytes: number) => {
    const begun = Array.from({ length: number }, (_, at) => openUpload(api.url, address(at), ANNOUNCED));
    opened.push(...begun);
    await eventually(() => uploads.open === opened.length, `${opened.length} uploads`);
    await sendAll(begun, () => bytes);
    return begun;
  };
  /** Sends that many bytes of each, and returns when all of them have arrived. */
  const sendAll = async (some: OpenUpload[], bytesOf: (at: number) => number) => {
    const sizes = some.map((_, at) => bytesOf(at));
    const all = uploads.received + sizes.reduce((sum, size) => sum + size, 0);
    some.forEach(({ send }, at) => send(sizes[at]!));
    await eventually(() => uploads.received >= all, `${all} bytes`);
  };
  /** Twenty seconds, in each of which every upload sends that many bytes; what came before is not judged any more. */
  const goOn = async (bytesOf: (at: number) => number) => {
    for (let second = 0; second < 20; second += 1) {
      now += 1_000;
      await sendAll(opened, bytesOf);
    }
  };
  const apply = (address: string, file?: Buffer) =>
    postApplication(api.url, {
      fields: { ...validFields, email: `${address}@mail.example` },
      ...(file && { file: { name: 'cv.pdf', bytes: file } }),
    }).set('X-Forwarded-For', address);
  const answersOf = (some: OpenUpload[]) => some.map(({ answer }) => answer);
  const expectRefusal = (answer: string) => {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nRetry-After: \d/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 503, code: 'unavailable' });
  };

  afterEach(async () => {
    jest.restoreAllMocks();
    for (const { drop } of opened) drop();
    opened = [];
    await api.stop();
  });

  it('sixteen slow ones of four addresses keep no application out, with a file or without', async () => {
    await start();
    const slow = await begin(16, (at) => `203.0.${at % 4}.1`, ALMOST_ALL);
    await goOn(() => 1);
    await apply('198.51.100.1', largest).expect(201);
    await apply('198.51.100.2').expect(201);
    expectRefusal(await Promise.race(answersOf(slow)));
    // No more of them than had to.
    expect(uploads.open).toBeGreaterThan(10);
  });

  it('the slowest end, and the one that goes on stays', async () => {
    await start();
    const begun = await begin(15, (at) => `203.0.${at}.1`, ALMOST_ALL);
    await goOn((at) => (at === 7 ? 1_000 : at === 3 ? 0 : 100));
    await apply('198.51.100.1', largest).expect(201);
    expectRefusal(await begun[3]!.answer);
    const stays = await Promise.race([begun[7]!.answer, Promise.resolve('still under way')]);
    expect(stays).toBe('still under way');
  });

  it('those that are young are left alone', async () => {
    await start();
    await begin(15, (at) => `203.0.${at}.1`, ALMOST_ALL);
    now += 14_000;
    await apply('198.51.100.1', largest).expect(503);
    expect(uploads.open).toBe(15);
  });

  it('for all of those that are under way, the slowest ends and not the one that sent the last byte', async () => {
    await start({ RATE_LIMIT_APPLICATIONS: '0' });
    const slow = await begin(12, () => '203.0.113.1', ALMOST_ALL);
    const others = await begin(9, () => '198.51.100.1', 1_000);
    await goOn((at) => (at < slow.length ? 0 : 1_000));
    for (const { send } of others) send(ALMOST_ALL);
    expectRefusal(await Promise.race(answersOf(opened)));
    const ended = await Promise.race([...answersOf(others), Promise.resolve('none of them')]);
    expect(ended).toBe('none of them');
  });

  it('of one address, the slowest of that address ends, and one that goes on keeps its place', async () => {
    await start();
    const slow = await begin(6, () => '203.0.113.7', 1_000);
    await begin(1, () => '203.0.113.8', 1_000);
    await goOn((at) => (at === 2 ? 2 : 10_000));
    await apply('203.0.113.7', makePdf()).expect(201);
    expectRefusal(await slow[2]!.answer);
    expect(uploads.open).toBe(6);
    opened.push(openUpload(api.url, '203.0.113.7', ANNOUNCED));
    await eventually(() => uploads.open === 7, 'a seventh');
    expect((await apply('203.0.113.7', makePdf())).status).toBe(429);
  });
});
