import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { charactersOf } from '../font-subsets/characters-of.ts';
import { cutCardFonts } from './card-fonts.ts';
import { withCard } from './card-tags.ts';
import { type Card, drawCard } from './draw-card.ts';

const words = { note: 'Career', title: 'Work here.', name: 'Name', website: 'www.name.example', sheet: '17 / 52' };
const drawing = {
  viewBox: '0 0 10 10',
  classes: 'drawing [&_text]:hidden',
  content: '<path class="big" d="M0 0h10v10H0Z"/>',
};
const card: Card = { words, drawing, style: '.big{fill:#0f4c5c}', grid: '#eee' };
const fonts = await cutCardFonts(charactersOf([]));

/** The colour of one point. */
async function colourAt(png: Buffer, left: number, top: number): Promise<string> {
  return (await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString('hex');
}

test('a card is a picture of 1200 x 630 with the drawing in its colours, the same every time', async () => {
  const png = await drawCard(card, fonts);
  const { format, width, height } = await sharp(png).metadata();
  assert.deepEqual([format, width, height], ['png', 1200, 630]);
  assert.equal(await colourAt(png, 890, 306), '0f4c5c');
  assert.ok(png.equals(await drawCard(card, fonts)));
});

test('other words make another picture, and a page without a drawing has the mark', async () => {
  const first = await drawCard(card, fonts);
  assert.ok(!first.equals(await drawCard({ ...card, words: { ...words, title: 'Stay here.' } }, fonts)));
  assert.ok(!first.equals(await drawCard({ ...card, drawing: null }, fonts)));
});

test('the head of a page names its card, and a title cannot break out of it', () => {
  const html = withCard('<html><head></head></html>', 'https://a.example/cards/a.png', 'A "B" & <c>');
  assert.ok(html.includes('<meta property="og:image" content="https://a.example/cards/a.png"/>'));
  assert.ok(html.includes('content="A &quot;B&quot; &amp; &lt;c>"'));
  assert.ok(html.includes('<meta name="twitter:card" content="summary_large_image"/>'));
  assert.throws(() => withCard('<html></html>', '', ''), /no head/);
});
