import { createCanvas } from '@napi-rs/canvas';
import { pino } from 'pino';
import request from 'supertest';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Storage } from '../../../platform/storage/storage';
import { keyOfImage } from './post-image.facts';

const lines: { level: number; hash?: string }[] = [];
let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({}, undefined, pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const storage = () => api.app.get(Storage, { strict: false });
const picture = (width: number) => createCanvas(width, 20).encode('png');
const upload = async (width: number) => {
  const { body } = await request(api.url)
    .post('/api/admin/job-posts/images')
    .set({ Cookie: hr, Origin: origin })
    .attach('image', await picture(width), 'team.png')
    .expect(200);
  const image = body.image as string;
  const hash = image.slice('/career/'.length, -'.webp'.length);
  return { image, hash, key: keyOfImage(hash) };
};
const get = (path: string) => request(api.url).get(path).responseType('blob');

describe('The picture of a job post', () => {
  it('is not sent to those who have it, and is not read for them', async () => {
    const { image, hash, key } = await upload(40);
    await storage().remove(key);
    const { headers } = await get(image).set('If-None-Match', `"${hash}"`).expect(304);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await get(`/career/${'0'.repeat(64)}.webp`)
      .set('If-None-Match', '*')
      .expect(404);
  });

  it('is read once from the storage for all who ask', async () => {
    const { image, hash } = await upload(41);
    const reading = jest.spyOn(storage(), 'readExact');
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(image).expect(200)));
    await get(image).expect(200);
    expect(answers.map(({ headers }) => headers['etag'])).toEqual(Array(4).fill(`"${hash}"`));
    expect(reading).toHaveBeenCalledTimes(1);
    reading.mockRestore();
  });

  it.each([
    ['missing', 42, (key: string) => storage().remove(key)],
    ['damaged', 43, (key: string) => storage().put(key, Buffer.from('other'), 'image/webp')],
  ])(
    'that is %s in the storage is not found, which is logged once, until it is uploaded again',
    async (_, width, lose) => {
      const { image, hash, key } = await upload(width);
      await lose(key);
      for (let view = 0; view < 2; view += 1) {
        const { headers } = await get(image).expect(404);
        expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
      }
      expect(lines.filter((line) => line.level === 40 && line.hash === hash)).toHaveLength(1);
      expect(lines.filter(({ level }) => level > 40)).toEqual([]);
      await upload(width);
      await get(image).expect(200);
    },
  );
});
