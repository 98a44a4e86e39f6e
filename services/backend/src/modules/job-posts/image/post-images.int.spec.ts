import { crc32, deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { callAdmin } from '../../../../test/call-admin';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { Storage } from '../../../platform/storage/storage';
import { RemoveUnusedImages } from './remove-unused-images.use-case';

let api: TestApi;
let hr: string;
beforeAll(async () => {
  api = await startApi({ RATE_LIMIT_FORMS: '1000' });
  hr = await cookieFor(api, 'hr');
});
afterAll(() => api.stop());

const upload = (bytes: Buffer, name = 'team.jpg') =>
  request(api.url).post('/api/admin/job-posts/images').set({ Cookie: hr, Origin: origin }).attach('image', bytes, name);
const uploaded = async (bytes: Buffer): Promise<{ image: string; width: number; height: number }> =>
  (await upload(bytes).expect(200)).body;
const get = (path: string) => request(api.url).get(path).responseType('blob');
const post = { title: 'Welder', para: 'Welds.', location: 'Pune', sameTitle: true };
const create = (body: object) => callAdmin(api, 'post', '/api/jobposts', { cookie: hr, body: { ...post, ...body } });

/** Red on the left, blue on the right. */
function twoColours(width = 80, height = 40) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  for (const [at, colour] of ['#f00', '#00f'].entries()) {
    context.fillStyle = colour;
    context.fillRect((at * width) / 2, 0, width / 2, height);
  }
  return canvas;
}
const jpeg = () => twoColours().encode('jpeg', 95);

/** A camera's EXIF data: that it was held upright, and where it was. */
function withExif(bytes: Buffer): Buffer {
  const turned = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), turned, Buffer.from('GPS 28.5355N 77.3910E')]);
  const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)]);
}

/** 16 × 16 pixels of 48 bits. */
function deepPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.from('00000010000000101002000000', 'hex');
  const rows = deflateSync(Buffer.alloc(16 * (1 + 16 * 6)));
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** 16 × 16 pixels of one CMYK colour, as Photoshop marks them: four blocks of each ink, each of the two shortest codes. */
function inkJpeg(bitsOfInk = '08'): Buffer {
  const adobe = `ffee000e${Buffer.from('Adobe').toString('hex')}00640000000000`;
  const quantities = `ffdb004300${'01'.repeat(64)}`;
  const inks = ['01', '02', '03', '04'];
  const frame = `ffc00014${bitsOfInk}0010001004${inks.map((ink) => `${ink}1100`).join('')}`;
  const codes = ['00', '10'].map((table) => `ffc40014${table}01${'00'.repeat(15)}00`).join('');
  const scan = `ffda000e04${inks.map((ink) => `${ink}00`).join('')}003f00`;
  return Buffer.from(`ffd8${adobe}${quantities}${frame}${codes}${scan}00000000ffd9`, 'hex');
}

const isNear = (pixel: Uint8ClampedArray, colour: readonly number[]) =>
  colour.every((part, at) => Math.abs((pixel[at] ?? 0) - part) < 40);

describe('A picture for a job post', () => {
  it('is kept as its pixels alone, turned as its camera was held, and read by everybody', async () => {
    const sent = Buffer.concat([withExif(await jpeg()), Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    const { image, width, height } = await uploaded(sent);
    expect(image).toMatch(/^\/career\/[0-9a-f]{64}\.webp$/);
    expect([width, height]).toEqual([40, 80]);
    const answer = await get(image).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const kept = answer.body as Buffer;
    for (const word of ['Exif', 'GPS', 'script', 'PK\x03\x04']) expect(kept.includes(word)).toBe(false);
    const shown = await loadImage(kept);
    const canvas = createCanvas(shown.width, shown.height);
    const context = canvas.getContext('2d');
    context.drawImage(shown, 0, 0);
    expect(isNear(context.getImageData(20, 5, 1, 1).data, [255, 0, 0])).toBe(true);
    expect(isNear(context.getImageData(20, 75, 1, 1).data, [0, 0, 255])).toBe(true);
  });

  it.each(['png', 'webp'] as const)('may be a %s, and is made smaller where it is large', async (kind) => {
    const canvas = twoColours(3200, 1600);
    const bytes = kind === 'png' ? await canvas.encode('png') : await canvas.encode('webp', 80);
    expect(await uploaded(bytes)).toMatchObject({ width: 1600, height: 800 });
  });

  it('may have 16 bits a colour, or the inks of a printer', async () => {
    for (const bytes of [deepPng(), inkJpeg()]) expect(await uploaded(bytes)).toMatchObject({ width: 16, height: 16 });
  });

  it('is refused with the reason where it cannot be read', async () => {
    const broken = inkJpeg('63');
    const moving = Buffer.from('GIF89a and so on');
    for (const [bytes, why] of [
      [broken, 'It cannot be read.'],
      [moving, 'It is a GIF.'],
    ] as const) {
      const { body } = await upload(bytes).expect(422);
      expect([body.code, body.errors.image]).toEqual(['picture_refused', expect.stringContaining(why)]);
    }
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413)).body.code).toBe('file_too_large');
  });

  it('is one file however often it is sent, and is in the audit log', async () => {
    const [one, two] = [await uploaded(await jpeg()), await uploaded(await jpeg())];
    expect(two).toEqual(one);
    const rows = await api.sql(
      `SELECT actor_name FROM audit_log WHERE action = 'job-post.image-uploaded' AND details::text LIKE '%' || $1 || '%'`,
      [one.image],
    );
    expect(rows).toHaveLength(2);
  });

  it('goes with a post: its list, its page and what search engines read', async () => {
    const { image } = await uploaded(await jpeg());
    const { body } = await create({ image, imageAlt: 'Two welders' }).expect(201);
    expect(body).toMatchObject({ image, imageAlt: 'Two welders' });
    const { body: list } = await request(api.url).get('/api/jobposts').expect(200);
    expect(list).toContainEqual(expect.objectContaining({ image, imageAlt: 'Two welders' }));
  });

  it('that is not there is not taken for a post', async () => {
    const image = `/career/${'0'.repeat(64)}.webp`;
    expect((await create({ image }).expect(400)).body.errors).toEqual({
      image: 'This picture is not there any more. Choose it again.',
    });
    await get(image).expect(404);
    await get("/career/1' OR '1'='1.webp").expect(404);
  });

  it('is asked for where there is none', async () => {
    const { body } = await upload(Buffer.alloc(0), '').expect(400);
    expect(body.errors).toEqual({ image: 'Choose a picture.' });
  });
});

describe('A picture that no post names', () => {
  const part = <Part>(token: Type<Part>) => api.app.get(token, { strict: false });
  const remove = () => new RemoveUnusedImages(part(Database), part(Storage)).run();

  it('goes after a day, and not before', async () => {
    const [named, former] = [
      await uploaded(await twoColours(100, 50).encode('png')),
      await uploaded(await twoColours(90, 50).encode('png')),
    ];
    await create({ image: named.image }).expect(201);
    await remove();
    await api.sql(
      `UPDATE job_post_images SET unused_since = now() - interval '23 hours' WHERE unused_since IS NOT NULL`,
    );
    await remove();
    for (const { image } of [named, former]) await get(image).expect(200);
    await api.sql(
      `UPDATE job_post_images SET unused_since = now() - interval '25 hours' WHERE unused_since IS NOT NULL`,
    );
    await remove();
    await get(named.image).expect(200);
    await get(former.image).expect(404);
  });
});
