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

describe('When there is no room for another upload', () => {
  let api: TestApi;
  let uploads: Uploads;
  let opened: OpenUpload[] = [];
  let trickling: NodeJS.Timeout | undefined;

  const start = async (judgedMs: number, settings: Record<string, string> = {}) => {
    api = await startApi({ TRUST_PROXY: '1', RATE_LIMIT_APPLICATIONS: '30', ...settings });
    uploads = api.app.get(Uploads, { strict: false });
    uploads.judgedMs = judgedMs;
    uploads.idleMs = 120_000;
  };
  const begin = async (number: number, address: (at: number) => string, bytes: number) => {
    const begun = Array.from({ length: number }, (_, at) => openUpload(api.url, address(at), ANNOUNCED));
    opened.push(...begun);
    await eventually(() => uploads.open === opened.length, `${opened.length} uploads`);
    for (const { send } of begun) send(bytes);
    return begun;
  };
  /** Sends a little each moment, as somebody does who wants to keep the place. */
  const trickle = (bytesOf: (at: number) => number) => {
    trickling = setInterval(() => opened.forEach(({ send }, at) => send(bytesOf(at))), 50);
  };
  const apply = (address: string, file?: Buffer) =>
    postApplication(api.url, {
      fields: { ...validFields, email: `${address}@mail.example` },
      ...(file && { file: { name: 'cv.pdf', bytes: file } }),
    }).set('X-Forwarded-For', address);
  /** Applies again and again, from ever new addresses, until one of these has been ended for it. */
  const applyUntilOneEnds = async (some: OpenUpload[]) => {
    let answer = '';
    for (const one of some) void one.answer.then((text) => (answer ||= text));
    let number = 0;
    await eventually(async () => (await apply(`198.51.${(number += 1)}.1`, largest)) && answer, 'an end', 60);
    expectRefusal(answer);
  };
  const answersOf = (some: OpenUpload[]) => some.map(({ answer }) => answer);
  const expectRefusal = (answer: string) => {
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toMatch(/\r\nRetry-After: \d/);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 503, code: 'unavailable' });
  };

  afterEach(async () => {
    clearInterval(trickling);
    for (const { drop } of opened) drop();
    opened = [];
    await api.stop();
  });

  it('sixteen slow ones of four addresses keep no application out, with a file or without', async () => {
    await start(400);
    const slow = await begin(16, (at) => `203.0.${at % 4}.1`, ALMOST_ALL);
    trickle(() => 1);
    const admitted = (file?: Buffer) =>
      eventually(async () => (await apply(file ? '198.51.100.1' : '198.51.100.2', file)).status === 201, 'a place', 20);
    await applyUntilOneEnds(slow);
    await admitted(largest);
    await admitted();
    // No more of them than had to.
    expect(uploads.open).toBeGreaterThan(10);
  });

  it('the slowest end, and the one that goes on stays', async () => {
    // As long as a busy machine may keep the senders from sending, or all look alike.
    await start(2_000);
    const begun = await begin(15, (at) => `203.0.${at}.1`, ALMOST_ALL);
    trickle((at) => (at === 7 ? 1_000 : at === 3 ? 0 : 100));
    // What they sent at first is behind the time that is judged.
    await pause(4_500);
    await applyUntilOneEnds([begun[3]!]);
    const stays = await Promise.race([begun[7]!.answer, Promise.resolve('still under way')]);
    expect(stays).toBe('still under way');
  });

  it('those that are young are left alone', async () => {
    await start(60_000);
    await begin(15, (at) => `203.0.${at}.1`, ALMOST_ALL);
    await eventually(async () => (await apply('198.51.100.1', largest)).status === 503, 'a refusal');
    expect(uploads.open).toBe(15);
  });

  it('for all of those that are under way, the slowest ends and not the one that sent the last byte', async () => {
    await start(2_000, { RATE_LIMIT_APPLICATIONS: '0' });
    const slow = await begin(12, () => '203.0.113.1', ALMOST_ALL);
    const others = await begin(9, () => '198.51.100.1', 1_000);
    trickle((at) => (at < slow.length ? 0 : 1_000));
    await pause(4_500);
    for (const { send } of others) send(ALMOST_ALL);
    expectRefusal(await Promise.race(answersOf(opened)));
    await eventually(() => uploads.open < 21, 'an end');
    const ended = await Promise.race([...answersOf(others), Promise.resolve('none of them')]);
    expect(ended).toBe('none of them');
  });

  it('of one address, the slowest of that address ends, and one that goes on keeps its place', async () => {
    await start(400);
    const slow = await begin(6, () => '203.0.113.7', 1_000);
    await begin(1, () => '203.0.113.8', 1_000);
    trickle((at) => (at === 2 ? 2 : 100_000 / 20));
    await eventually(async () => (await apply('203.0.113.7', makePdf())).status === 201, 'a place', 20);
    expectRefusal(await slow[2]!.answer);
    expect(uploads.open).toBe(6);
    opened.push(openUpload(api.url, '203.0.113.7', ANNOUNCED));
    await eventually(() => uploads.open === 7, 'a seventh');
    expect((await apply('203.0.113.7', makePdf())).status).toBe(429);
  });
});
