import { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { encodePicture } from '../modules/job-posts/image/encode-picture';
import { encodeFrame } from '../platform/child/frame';

/**
 * A process for one picture, which comes by stdin: a frame with its size and WebP, or with null where it cannot be read. It is started
 * by `encodePictureApart`.
 */
void (async () => {
  const encoded = await encodePicture(await buffer(process.stdin));
  const out = new Socket({ fd: 3, readable: false, writable: true });
  const { webp, ...size } = encoded ?? {};
  out.write(encodeFrame(encoded && size, webp));
  await new Promise<void>((resolve) => out.end(resolve));
})().then(
  () => process.exit(0),
  () => process.exit(1),
);
