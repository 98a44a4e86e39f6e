import { crc32 } from 'node:zlib';
import type { SKRSContext2D } from '@napi-rs/canvas';

/** `/shells/post-card.json` as the site's build writes it (`frontend/build-steps/social-cards/post-card.ts`). */
export interface PostCard {
  /** A PNG, in base64. */
  background: string;
  /** A TrueType font, in base64. */
  face: string;
  /** All characters of the font. */
  characters: string;
  /** In pixels, but for line height and letter spacing, which are parts of the size. The sizes are the largest first. */
  title: Record<'left' | 'top' | 'width' | 'height' | 'lineHeight' | 'letterSpacing', number> & {
    sizes: readonly number[];
    colour: string;
  };
}

/** Between sizes below those of the design, in pixels. */
const STEP = 8;
const SMALLEST = 16;

/** The card of a post as a PNG. A title with a character that the font lacks is left out, because it would show boxes. */
export async function drawPostCard(card: PostCard, title: string): Promise<Buffer> {
  // Loaded with the first card: it takes 30 MB, and few processes ever draw one.
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  // A new build of the site may bring another font.
  const font = `post-card-${crc32(card.face)}`;
  if (!GlobalFonts.has(font)) GlobalFonts.register(Buffer.from(card.face, 'base64'), font);
  const background = await loadImage(Buffer.from(card.background, 'base64'));
  const canvas = createCanvas(background.width, background.height);
  const context = canvas.getContext('2d');
  context.drawImage(background, 0, 0);
  if ([...title].every((character) => card.characters.includes(character))) setTitle(context, card.title, font, title);
  return canvas.encode('png');
}

function setTitle(context: SKRSContext2D, place: PostCard['title'], font: string, title: string): void {
  const { left, top, width, height, lineHeight, letterSpacing, sizes, colour } = place;
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  // The sizes of the design, then smaller and smaller ones for very long titles.
  const least = Math.min(...sizes);
  const smaller = Array.from({ length: Math.floor((least - SMALLEST) / STEP) }, (_, at) => least - (at + 1) * STEP);
  for (const size of [...sizes, ...smaller]) {
    context.font = `${size}px ${font}`;
    context.letterSpacing = `${letterSpacing * size}px`;
    const fits = (text: string) => context.measureText(text).width <= width;
    const lines = breakIntoLines(title, fits);
    if (!lines.every(fits) || lines.length * size * lineHeight > height) continue;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(title);
    const firstLine = top + (size * lineHeight - up - down) / 2 + up;
    lines.forEach((line, at) => context.fillText(line, left, firstLine + at * size * lineHeight));
    return;
  }
}

function breakIntoLines(text: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
