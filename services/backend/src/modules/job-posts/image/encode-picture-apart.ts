import { extname, join } from 'node:path';
import type { Frame } from '../../../platform/child/frame';
import { ChildFailed, type ChildLimits, OneAtATime, runInChild } from '../../../platform/child/run-in-child';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import type { EncodedPicture } from './encode-picture';
import { judgePicture, refusePicture } from './judge-picture';

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/encode-picture${extname(__filename)}`);
const usualLimits: ChildLimits = { timeMs: 20_000, clockMs: 60_000, memoryMb: 500, outputBytes: 8 * 1024 * 1024 };
const turns = new OneAtATime(8);

/** Judges a picture, and makes it anew in a process of its own, because its bytes are a stranger's. @throws PictureRefused (`image`) */
export async function encodePictureApart(bytes: Buffer, limits = usualLimits): Promise<EncodedPicture> {
  judgePicture(bytes);
  if (turns.isFull) throw new Unavailable('Many pictures are being read at the moment. Please try again shortly.');
  let encoded: EncodedPicture | undefined;
  const onFrame = async ({ head, body }: Frame) => {
    encoded = { ...(head as Omit<EncodedPicture, 'webp'>), webp: Buffer.from(body) };
  };
  try {
    await turns.run(() => runInChild({ script, args: [], input: bytes, limits, onFrame }));
  } catch (error) {
    if (!(error instanceof ChildFailed)) throw error;
  }
  if (!encoded) throw refusePicture('It cannot be read. Save it anew in a program for pictures, as PNG or JPEG.');
  return encoded;
}
