import { configFor } from '../../../test/config-for';
import { createLogger } from '../log/logger';
import { RefuseWrongKey } from './create-disk';

const url = process.env['TEST_S3_URL'];
const withS3 = url ? it : it.skip;
const check = (STORAGE_URL: string) =>
  new RefuseWrongKey(configFor({ STORAGE_URL }), createLogger('test', 'silent')).onModuleInit();
const changed = (change: Partial<URL>) => String(Object.assign(new URL(url!), change));

describe('A process that starts on an S3', () => {
  withS3(
    'row 100: is refused with a wrong key or a wrong secret, by the name of the setting and without its value',
    async () => {
      const wrongs = [{ username: 'somebodyelse' }, { password: 'not-the-secret-of-this-key' }];
      for (const wrong of wrongs) {
        const error = await check(changed(wrong)).then(
          () => new Error('It was not refused'),
          (failure: Error) => failure,
        );
        expect(error.message).toContain('STORAGE_URL has a key or a secret that the storage refuses');
        expect(error.message).not.toContain(Object.values(wrong)[0]);
      }
    },
  );

  withS3('goes on with the right key', async () => {
    await expect(check(url!)).resolves.toBeUndefined();
  });

  it('goes on while the storage is away', async () => {
    await expect(check('s3://key:k2m5v8x1c4n7@127.0.0.1:1/resumes?tls=false')).resolves.toBeUndefined();
  });
});
