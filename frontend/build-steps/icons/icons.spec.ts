import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { drawIcon } from './draw-icon.ts';
import { packIco } from './pack-ico.ts';

test('an icon has the size that it is asked for, and shows something', async () => {
  for (const size of [16, 180]) {
    const png = await drawIcon(size);
    const { format, width, height } = await sharp(png).metadata();
    assert.deepEqual([format, width, height], ['png', size, size]);
    const { channels } = await sharp(png).stats();
    assert.ok(channels.some(({ stdev }) => stdev > 10));
  }
});

test('an icon that may be cut to a circle keeps its corners empty', async () => {
  const { data, info } = await sharp(await drawIcon(512, { maskable: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [centre, safe] = [info.width / 2, (info.width / 2) * 0.8];
  const paper = data.subarray(0, 3);
  for (let y = 0; y < info.height; y += 4)
    for (let x = 0; x < info.width; x += 4) {
      if (Math.hypot(x - centre, y - centre) <= safe) continue;
      const at = (y * info.width + x) * info.channels;
      assert.deepEqual(data.subarray(at, at + 3), paper, `${x}, ${y}`);
    }
});

test('the pictures of an ICO file lie at the offsets in its head', async () => {
  const pictures = await Promise.all([16, 48].map(async (size) => ({ size, png: await drawIcon(size) })));
  const ico = packIco(pictures);
  assert.equal(ico.readUInt16LE(2), 1);
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    assert.equal(ico.readUInt8(entry), size);
    const [bytes, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    assert.ok(ico.subarray(offset, offset + bytes).equals(png));
  }
});
