import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer, type ViteDevServer } from 'vite';
import { speakerFiles } from './speaker-files.ts';

/** What pages and scenes are drawn with; each is seen in the drawings that have it. */
const parts = [
  'Avatar',
  'Box',
  'BrowserFrame',
  'Drawing',
  'Line',
  'Person',
  'PhoneFrame',
  'Pipe',
  'Seated',
  'Wordmark',
];
/** The shapes of `TradeDrawing`, which a page that shows many of them has once. */
const shapesOfTrades = ['TradeCopy', 'TradeOriginals'];

let server: ViteDevServer;
let pictures: Record<string, ReactElement>;
let drawings: Record<string, unknown>;
let expertLooks: Record<string, { tool?: unknown }>;
before(async () => {
  server = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  ({ pictures } = (await server.ssrLoadModule('/build-steps/draw-scenes/pictures.tsx')) as {
    pictures: typeof pictures;
  });
  drawings = await server.ssrLoadModule('@frontdoor/drawings');
  ({ expertLooks } = (await server.ssrLoadModule('/app/staff/expert-looks.ts')) as { expertLooks: typeof expertLooks });
});
after(() => server.close());

test('every drawing that a page may use is on the sheet, by its name or in each of its forms', () => {
  const drawn = new Set(Object.keys(pictures).map((name) => name.replace(/-.*/, '')));
  const used = Object.keys(drawings).filter((name) => typeof drawings[name] === 'function');
  const missing = used.filter((name) => ![...parts, ...shapesOfTrades].includes(name) && !drawn.has(name));
  assert.deepEqual(missing, []);
});

test('the sheet has no drawing that pages cannot use, and passes over none that it has', () => {
  const drawn = Object.keys(pictures).map((name) => name.replace(/-.*/, ''));
  assert.deepEqual(
    drawn.filter((name) => !(name in drawings)),
    [],
  );
  assert.deepEqual(
    [...parts, ...shapesOfTrades].filter((name) => !(name in drawings) || drawn.includes(name)),
    [],
  );
});

test('every drawing of the sheet shows shapes or words', () => {
  for (const [name, picture] of Object.entries(pictures))
    assert.match(renderToStaticMarkup(picture), /<svg\b[^>]*>[^]*<(?!\/)|>[^<\s]/, name);
});

test('the files of the client who speaks on the home page are the drawing of today in the colours of today', () => {
  for (const { file, svg } of speakerFiles(pictures))
    assert.equal(readFileSync(file, 'utf8'), svg, `${file} is out of date: make drawings`);
});

test('each expert for hire has a tool, and no other expert or leader has the same', () => {
  const leaders = Object.values(drawings['portraits'] as typeof expertLooks);
  const tools = [...leaders, ...Object.values(expertLooks)].map(({ tool }) => tool);
  assert.equal(tools.length, 15);
  assert.ok(tools.every(Boolean));
  assert.equal(new Set(tools).size, tools.length);
});

test('a balloon leads to the part of the page that it names, from beside the picture and not from within', () => {
  const { PipesScene } = drawings as { PipesScene: FunctionComponent<{ parts?: object }> };
  const linked = renderToStaticMarkup(createElement(PipesScene, { parts: { B: { href: '#part-b', name: 'A stop' } } }));
  const [picture, links] = linked.split('</g><a ');
  assert.match(picture!, /^<svg class="[^"]+" viewBox="[^"]+"><g role="img" aria-label="A tank/);
  assert.match(links!, /^href="#part-b" aria-label="B: A stop"/);
  assert.deepEqual(linked.match(/(?<=<text [^>]*>)[A-D](?=<)/g), ['A', 'C', 'D', 'B']);
  const plain = renderToStaticMarkup(createElement(PipesScene));
  assert.match(plain, /^<svg class="[^"]+" viewBox="[^"]+" role="img"/);
  assert.doesNotMatch(plain, /<a /);
});
