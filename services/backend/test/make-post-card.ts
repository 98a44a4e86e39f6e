import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { PostCard } from '../src/modules/job-posts/pages/draw-post-card';

const packages = createRequire(__filename);
const fonts = join(dirname(packages.resolve('pdfjs-dist/package.json')), 'standard_fonts');

/** A card like those that the site's build writes: white, 600 x 300, with a place for the title and one for facts. */
export function makePostCard(font = 'LiberationSans-Bold.ttf'): PostCard {
  const canvas = createCanvas(600, 300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, 600, 300);
  const face = readFileSync(join(fonts, font)).toString('base64');
  const characters = ' ,.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz…–₹\u00a0';
  return {
    background: canvas.toBuffer('image/png').toString('base64'),
    face,
    characters,
    title: { left: 40, top: 40, width: 300, height: 200, lineHeight: 1, letterSpacing: 0, sizes: [60], colour: '#000' },
    facts: {
      left: 40,
      bottom: 280,
      width: 300,
      size: 20,
      lineHeight: 1.5,
      faces: [face],
      characters,
      colour: '#000',
      words: {
        intervals: { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' },
        closing: 'Apply by',
        posted: 'Posted on',
      },
    },
  };
}
