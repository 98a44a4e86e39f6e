import satori from 'satori';
import sharp from 'sharp';
import { colours } from '../../app/content/colours.ts';
import { mark } from '../../app/content/mark.ts';
import { escaped } from '../html/change-page.ts';
import type { CardFont } from './card-fonts.ts';
import { CARD, cardLayout, FOOT, MARGIN, type CardWords } from './card-layout.ts';
import type { PlacedDrawing } from './drawing-in.ts';

export interface Card {
  words: CardWords;
  drawing: PlacedDrawing | null;
  style: string;
  /** The lines of the paper. */
  grid: string;
}

const { paper, ink, signal } = colours.light;
const STEP = 40;

function graphPaper(colour: string): string {
  const [right, bottom] = [CARD.width - MARGIN, CARD.height - MARGIN - FOOT];
  let d = '';
  for (let x = MARGIN + STEP; x < right; x += STEP) d += `M${x} ${MARGIN}V${bottom}`;
  for (let y = MARGIN + STEP; y < bottom; y += STEP) d += `M${MARGIN} ${y}H${right}`;
  return `<path d="${d}" fill="none" stroke="${colour}"/>`;
}

const markAt = (x: number, y: number, size: number) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">` +
  `<path d="${mark.lines}" fill="none" stroke="${ink}" stroke-width="2"/><path d="${mark.accent}" fill="${signal}"/></svg>`;

/** Lettering of a drawing is too small to be read on a card, and its own fonts are not there. */
const WITHOUT_LETTERS = 'text,.balloon,.callout,.dimension,.floor{display:none}';

function pictureOf({ drawing }: Card): string {
  if (!drawing) return markAt(780, 126, 340);
  const { viewBox, classes, content } = drawing;
  return `<svg x="640" y="116" width="500" height="380" viewBox="${viewBox}" preserveAspectRatio="xMidYMax" overflow="visible"><g class="${escaped(classes)}">${content}</g></svg>`;
}

/** A page's card as a PNG: the words as outlines by satori, the page's own drawing put beside them. */
export async function drawCard(card: Card, fonts: readonly CardFont[]): Promise<Buffer> {
  const weighted = fonts.map((font) => ({ ...font, weight: 400 as const, style: 'normal' as const }));
  const words = await satori(cardLayout(card.words), { ...CARD, fonts: weighted });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">` +
    `<style>${card.style}\n${WITHOUT_LETTERS}</style><rect width="100%" height="100%" fill="${paper}"/>` +
    `${graphPaper(card.grid)}${words}${pictureOf(card)}${markAt(66, 536, 40)}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 5 }).toBuffer();
}
