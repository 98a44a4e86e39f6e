import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { Type } from '@nestjs/common';
import request from 'supertest';
import { callAdmin } from '../../../../test/call-admin';
import { makeBucket, s3 } from '../../../../test/make-bucket';
import { cookieFor, origin } from '../../../../test/sign-in';
import { startApi, type TestApi } from '../../../../test/start-api';
import { Database } from '../../../platform/database/database';
import { checksumOf, Storage } from '../../../platform/storage/storage';
import { StorageIdentity } from '../../../platform/storage/storage-identity';
import { RemoveUnnamedFiles } from '../../resumes/unnamed/remove-unnamed-files.use-case';
import { keyOfImage } from './post-image.facts';
import { RemoveUnusedImages } from './remove-unused-images.use-case';

const inS3 = s3 ? describe : describe.skip;

inS3('Pictures of job posts in an S3', () => {
  let api: TestApi;
  let hr: string;
  beforeAll(async () => {
    api = await startApi({ STORAGE_URL: await makeBucket('pictures'), RATE_LIMIT_FORMS: '1000' });
    hr = await cookieFor(api, 'hr');
    await part(StorageIdentity).check();
  });
  afterAll(() => api.stop());

  const part = <Part>(token: Type<Part>) => api.app.get(token, { strict: false });
  const upload = async (width: number) => {
    const { body } = await request(api.url)
      .post('/api/admin/job-posts/images')
      .set({ Cookie: hr, Origin: origin })
      .attach('image', await createCanvas(width, 20).encode('png'), 'team.png')
      .expect(200);
    const image = body.image as string;
    const hash = image.slice('/career/'.length, -'.webp'.length);
    return { image, hash, key: keyOfImage(hash) };
  };
  const get = (image: string) => request(api.url).get(image).responseType('blob');
  const stored = async () => {
    const keys: string[] = [];
    for await (const key of part(Storage).list('images/')) keys.push(key);
    return keys.toSorted();
  };
  const post = { title: 'Welder', para: 'Welds.', location: 'Pune', sameTitle: true };
  const nameIn = ({ image }: { image: string }) =>
    callAdmin(api, 'post', '/api/jobposts', { cookie: hr, body: { ...post, image } }).expect(201);
  const removeUnused = () => new RemoveUnusedImages(part(Database), part(Storage)).run();
  const removeUnnamed = () => new RemoveUnnamedFiles(part(Database), part(Storage), part(StorageIdentity)).run();

  it('are kept once under the SHA-256 of their bytes, and given to everybody to the last byte', async () => {
    const [one, again] = [await upload(40), await upload(40)];
    expect(again).toEqual(one);
    expect(await stored()).toEqual([one.key]);
    const { body, headers } = await get(one.image).expect(200);
    expect(headers['content-type']).toBe('image/webp');
    expect(checksumOf(body as Buffer).sha256.toString('hex')).toBe(one.hash);
    expect(await part(Storage).readWhole(one.key, (body as Buffer).length)).toEqual(body);
  });

  it.each([
    ['lost', 41, (key: string) => part(Storage).remove(key)],
    ['replaced', 42, (key: string) => part(Storage).put(key, randomBytes(9), 'image/webp')],
  ])('are not shown where they were %s, until they are sent again', async (_, width, lose) => {
    const { image, key } = await upload(width);
    await lose(key);
    await get(image).expect(404);
    await upload(width);
    await get(image).expect(200);
  });

  it('go a day after no post names them any more, and stay while one does', async () => {
    const [named, unused] = [await upload(43), await upload(44)];
    await nameIn(named);
    await removeUnused();
    const age = "UPDATE job_post_images SET unused_since = unused_since - interval '25 hours'";
    await api.sql(`${age} WHERE hash = ANY ($1)`, [[named.hash, unused.hash]]);
    await removeUnused();
    expect(await stored()).toContain(named.key);
    expect(await stored()).not.toContain(unused.key);
    expect(await api.sql('SELECT FROM job_post_images WHERE hash = $1', [unused.hash])).toEqual([]);
    await get(named.image).expect(200);
    await get(unused.image).expect(404);
  });

  it('go a day after they were seen without a row, but for those from before this database', async () => {
    const [kept, lost] = [await upload(45), await upload(46)];
    await nameIn(kept);
    await api.sql('DELETE FROM job_post_images WHERE hash = $1', [lost.hash]);
    // An S3 tells the time of an object in whole seconds.
    await api.sql("UPDATE storage_identity SET written_at = now() + interval '1 minute'");
    const pass = () => api.sql("UPDATE unnamed_objects SET seen_at = seen_at - interval '25 hours'");
    await removeUnnamed();
    await pass();
    expect(await removeUnnamed()).toEqual({ removed: 0, older: 1 });
    await api.sql("UPDATE storage_identity SET written_at = now() - interval '1 hour'");
    expect(await removeUnnamed()).toEqual({ removed: 1, older: 0 });
    expect(await stored()).toContain(kept.key);
    expect(await stored()).not.toContain(lost.key);
  });
});
