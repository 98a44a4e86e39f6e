import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm, utimes } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';

// A sealed file: magic (8 bytes), mark of the key (8), nonce (12), gzip under aes-256-gcm, tag (16), end (8).
const MAGIC = Buffer.from('FDSEAL01');
const END = Buffer.from('FDSEALED');
const [MARK_BYTES, NONCE_BYTES, TAG_BYTES] = [8, 12, 16];
const HEAD_BYTES = MAGIC.length + MARK_BYTES + NONCE_BYTES;
const TAIL_BYTES = TAG_BYTES + END.length;
const CIPHER = 'aes-256-gcm';

export interface SealKey {
  secret: Buffer;
  /** Tells keys apart without revealing them. */
  mark: Buffer;
}

/** The key that the text of a file gives. */
export function readSealKey(file: string): SealKey {
  const text = readFileSync(file, 'utf8').trim();
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', text, '', `frontdoor backup ${use}`, bytes));
  return { secret: derive('key', 32), mark: derive('mark', MARK_BYTES) };
}

/** Writes a sealed file under its name once it is whole and on the disk. `modified` becomes its time. */
export async function seal(source: Readable | Buffer, file: string, key: SealKey, modified?: Date): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.secret, nonce);
  try {
    {
      await using handle = await open(part, 'w', 0o600);
      await handle.writeFile(Buffer.concat([MAGIC, key.mark, nonce]));
      const from = Buffer.isBuffer(source) ? Readable.from([source]) : source;
      await pipeline(from, createGzip({ level: 1 }), cipher, (sealed: AsyncIterable<Buffer>) =>
        handle.writeFile(sealed),
      );
      await handle.writeFile(Buffer.concat([cipher.getAuthTag(), END]));
      await handle.sync();
    }
    if (modified) await utimes(part, modified, modified);
    await rename(part, file);
    await using folder = await open(dirname(file), 'r');
    await folder.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The content of a sealed file. Reading it to its end fails with a BackupFault where a byte is not what was sealed. */
export async function unseal(file: string, key: SealKey): Promise<Readable> {
  const name = basename(file);
  await using handle = await open(file, 'r');
  const { size } = await handle.stat();
  const read = async (start: number, length: number) => {
    const { buffer: bytes } = await handle.read(Buffer.alloc(length), 0, length, Math.max(0, start));
    return bytes;
  };
  const head = await read(0, HEAD_BYTES);
  const tail = await read(size - TAIL_BYTES, TAIL_BYTES);
  if (size < HEAD_BYTES + TAIL_BYTES || !tail.subarray(TAG_BYTES).equals(END))
    throw new BackupFault('truncated', `${name} is cut off: it ends before its end mark (${size} bytes are there).`);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupFault('damaged', `${name} is damaged: it does not begin like a sealed file.`);
  if (!head.subarray(MAGIC.length, MAGIC.length + MARK_BYTES).equals(key.mark))
    throw new BackupFault('wrong-key', `${name} was sealed with another key than the one of BACKUP_KEY_FILE.`);
  const decipher = createDecipheriv(CIPHER, key.secret, head.subarray(-NONCE_BYTES));
  decipher.setAuthTag(tail.subarray(0, TAG_BYTES));
  const gunzip = createGunzip();
  const body = createReadStream(file, { start: HEAD_BYTES, end: size - TAIL_BYTES - 1 });
  const done = pipeline(body, decipher, gunzip);
  // It is awaited below; a reader that stops early leaves it unheard.
  done.catch(() => {});
  return Readable.from(
    (async function* () {
      try {
        yield* gunzip;
        await done;
      } catch (cause) {
        throw new BackupFault('damaged', `${name} is damaged: its content is not what was sealed.`, cause);
      }
    })(),
    { objectMode: false },
  );
}

export const unsealWhole = async (file: string, key: SealKey): Promise<Buffer> => buffer(await unseal(file, key));
