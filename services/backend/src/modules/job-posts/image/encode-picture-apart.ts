import { extname, join } from 'node:path';
import type { Frame } from '../../../platform/child/frame';
import { ChildFailed, type ChildLimits, OneAtATime, runInChild } from '../../../platform/child/run-in-child';
import { Unavailable } from '../../../platform/http/errors/http.errors';
import type { Logger } from '../../../platform/log/log.module';
import type { EncodedPicture } from './encode-picture';
import { judgePicture, refusePicture } from './judge-picture';

/** The same relative path holds in src and in dist. */
const script = join(__dirname, `../../../entrypoints/encode-picture${extname(__filename)}`);
/** A progressive JPEG of the most pixels, without subsampling, that has to be turned takes 310 MB. */
const usualLimits: ChildLimits = { timeMs: 20_000, clockMs: 60_000, memoryMb: 340, outputBytes: 8 * 1024 * 1024 };
const turns = new OneAtATime(8);

/**
 * Judges a picture, and makes it anew in a process of its own, because its bytes are a stranger's. @throws PictureRefused (`image`) also
 * when the process says that it cannot be read; Unavailable when the process was ended, or many pictures wait
 */
export async function encodePictureApart(bytes: Buffer, logger: Logger, limits = usualLimits): Promise<EncodedPicture> {
  judgePicture(bytes);
  if (turns.isFull) throw new Unavailable('Many pictures are being read at the moment. Please try again shortly.');
  let encoded: EncodedPicture | null | undefined;
  const onFrame = async ({ head, body }: Frame) => {
    encoded = head ? { ...(head as Omit<EncodedPicture, 'webp'>), webp: Buffer.from(body) } : null;
  };
  await turns
    .run(() => runInChild({ script, args: [], input: bytes, limits, onFrame }))
    .catch((error: unknown) => {
      if (!(error instanceof ChildFailed)) throw error;
      logger.warn(
        { reason: error.reason, bytes: bytes.length },
        'a picture was not made anew: its process ended early',
      );
      throw new Unavailable('The picture could not be read just now. Try again shortly, or with a smaller one.');
    });
  if (!encoded) throw refusePicture('It cannot be read. Save it anew in a program for pictures, as PNG or JPEG.');
  return encoded;
}
