import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** The S3 server of this run; undefined where the machine has none. */
export const s3 = process.env['TEST_S3_URL'] || undefined;

/** The address of a new bucket. */
export async function makeBucket(Bucket: string): Promise<string> {
  const { username, password, host } = new URL(s3!);
  const client = new S3Client({
    endpoint: `http://${host}`,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: username, secretAccessKey: password },
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return s3!.replace(/\/[^/?]+\?/, `/${Bucket}?`);
}
