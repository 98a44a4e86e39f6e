import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { packFiles } from './pack-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'frontdoor-pack-'));
after(() => rmSync(folder, { recursive: true }));

test('texts get a packed copy, and files that are packed already or too small get none', async () => {
  const text = '<p>Drawn to scale, और नापकर।</p>'.repeat(100);
  mkdirSync(join(folder, 'career'));
  writeFileSync(join(folder, 'career', 'index.html'), text);
  writeFileSync(join(folder, 'small.txt'), 'few words');
  writeFileSync(join(folder, 'font.woff2'), Buffer.alloc(9_000, 'x'));
  assert.deepEqual(await packFiles(folder), ['career/index.html']);
  assert.deepEqual(readdirSync(folder, { recursive: true }).toSorted(), [
    'career',
    'career/index.html',
    'career/index.html.br',
    'font.woff2',
    'small.txt',
  ]);
  const packed = readFileSync(join(folder, 'career', 'index.html.br'));
  assert.ok(packed.length < text.length / 10);
  assert.equal(brotliDecompressSync(packed).toString(), text);
});
