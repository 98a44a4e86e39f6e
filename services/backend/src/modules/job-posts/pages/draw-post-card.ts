import { crc32 } from 'node:zlib';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Salary } from '../job-post.facts';

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
  /** The lines below the title, in pixels, the last one above `bottom`; none in a build of before. `faces` are fonts in base64, `words` those of the site. */
  facts?: Record<'left' | 'bottom' | 'width' | 'size' | 'lineHeight', number> & {
    faces: readonly string[];
    characters: string;
    colour: string;
    words: WordsOfFacts;
  };
}

/** How the site says how often the pay is paid, that it is told later, until when one can apply, and since when. */
export interface WordsOfFacts {
  intervals: Record<Salary['interval'], string>;
  /** Absent in a site that an older release has built. */
  payLater?: string;
  closing: string;
  posted: string;
}

/** Between sizes below those of the design, in pixels. */
const STEP = 8;
const SMALLEST = 16;

/** Between the title and the facts, in pixels. */
const GAP = 16;
/** Of the size of facts; what is still too long then is cut. */
const LEAST_FACT = 0.8;

/** The card of a post as a PNG. A title or a fact with a character that the font lacks is left out, because it would show boxes. */
export async function drawPostCard(card: PostCard, title: string, facts: readonly string[]): Promise<Buffer> {
  // Loaded with the first card: it takes 30 MB, and few processes ever draw one.
  const { createCanvas, GlobalFonts, loadImage } = await import('@napi-rs/canvas');
  const register = (face: string) => {
    // A new build of the site may bring another font.
    const font = `post-card-${crc32(face)}`;
    if (!GlobalFonts.has(font)) GlobalFonts.register(Buffer.from(face, 'base64'), font);
    return font;
  };
  const background = await loadImage(Buffer.from(card.background, 'base64'));
  const canvas = createCanvas(background.width, background.height);
  const context = canvas.getContext('2d');
  context.drawImage(background, 0, 0);
  const top = card.facts ? setFacts(context, card.facts, card.facts.faces.map(register).join(', '), facts) : Infinity;
  const { title: place } = card;
  const height = Math.min(place.height, top - GAP - place.top);
  if (isWritable(title, card.characters)) setTitle(context, { ...place, height }, register(card.face), title);
  return canvas.encode('png');
}

const isWritable = (text: string, characters: string) => [...text].every((character) => characters.includes(character));

/** Places of India are written with dots and bars that few fonts have: `Ṭhāṇe` gives `Thane`. */
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** Sets each fact on a line of its own, a long one smaller, the last one at the foot. Returns where the first one begins. */
function setFacts(
  context: SKRSContext2D,
  { left, bottom, width, size, lineHeight, characters, colour }: NonNullable<PostCard['facts']>,
  font: string,
  facts: readonly string[],
): number {
  const lines = facts
    .map((fact) => (isWritable(fact, characters) ? fact : withoutMarks(fact)))
    .filter((fact) => isWritable(fact, characters));
  const top = bottom - lines.length * size * lineHeight;
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  context.letterSpacing = '0px';
  const isWide = (text: string) => context.measureText(text).width > width;
  for (const [at, line] of lines.entries()) {
    let text = line;
    for (let smaller = size; smaller >= size * LEAST_FACT; smaller -= 1) {
      context.font = `${smaller}px ${font}`;
      if (!isWide(text)) break;
    }
    while (isWide(text)) text = `${text.slice(0, -2).trimEnd()}…`;
    context.fillText(text, left, top + (at + 0.75) * size * lineHeight);
  }
  return top;
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
