import { crc32, deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import type { ExpectedError } from '../../../platform/http/errors/expected-error';
import { judgePicture } from './judge-picture';

const canvas = createCanvas(40, 20);
const why = (bytes: Buffer): string | null => {
  try {
    judgePicture(bytes);
    return null;
  } catch (error) {
    return (error as ExpectedError).errors['image'] ?? String(error);
  }
};

const chunk = (type: string, data: Buffer) => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const png = (width: number, height: number, ...more: Buffer[]) => {
  const head = Buffer.from('0000000000000000080200000000', 'hex').subarray(0, 13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const chunks = [
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
};
const movingWebp = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x27\0\0\x13\0\0', 'latin1');
const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));

describe('A picture', () => {
  it('has a size in its head, whatever its kind', async () => {
    for (const kind of ['png', 'jpeg', 'webp'] as const)
      expect(judgePicture(await canvas.encode(kind as 'png'))).toEqual({ width: 40, height: 20 });
  });

  it.each([
    ['GIF89a and so on', 'It is a GIF.'],
    ['\0\0\0\x18ftypheic and so on', 'It is a HEIC or AVIF picture.'],
    ['<?xml version="1.0"?><svg onload="alert(1)"/>', 'It is an SVG'],
    ['%PDF-1.7', 'It is no picture of a kind that all browsers show.'],
    ['\xff', 'It is no picture of a kind that all browsers show.'],
    ['', 'It is no picture of a kind that all browsers show.'],
    ['RIFF\x04\0\0\0WEBP', 'It is damaged'],
    ['\xff\xd8\xff', 'It is damaged'],
    ['\xff\xd8\xff\xe1\0\0', 'It is damaged'],
  ])('is refused for %j', (bytes, reason) => {
    expect(why(Buffer.from(bytes, 'latin1'))).toContain(reason);
  });

  it.each([
    ['of 100,000 × 100,000 pixels in 100 bytes', png(100_000, 100_000), 'It is too large: 100000 × 100000 pixels.'],
    ['of a long side', png(20_000, 20), 'It is too large'],
    ['of few pixels', png(1, 1), 'It is too small'],
    ['of none', png(0, 0), 'It is too small'],
    ['that moves, as PNG', png(40, 20, chunk('acTL', Buffer.alloc(8))), 'It has several pictures'],
    ['that moves, as WebP', movingWebp, 'It has several pictures'],
  ])('is refused %s', (_, bytes, reason) => {
    expect(why(bytes)).toContain(reason);
  });

  it('is refused where it is cut short, which decoders show with a grey rest', async () => {
    for (const kind of ['png', 'jpeg', 'webp'] as const) {
      const bytes = await canvas.encode(kind as 'png');
      for (const part of [0.3, 0.6, 0.95])
        expect([kind, part, why(cut(bytes, part))]).toEqual([kind, part, expect.any(String)]);
    }
  });

  it('is refused where a byte of a PNG has changed', async () => {
    const bytes = await canvas.encode('png');
    bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50);
    expect(why(bytes)).toContain('It is damaged');
  });
});
