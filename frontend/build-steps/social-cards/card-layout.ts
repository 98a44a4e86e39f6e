import type { ReactNode } from 'react';
import { colours } from '../../app/content/colours.ts';

export const CARD = { width: 1200, height: 630 } as const;
/** Outside the sheet's frame, and the height of the title block at its foot. */
export const MARGIN = 32;
export const FOOT = 84;

const { paper, ink, signal } = colours.light;
const rule = `2px solid ${ink}`;

/** The words of a card. */
export interface CardWords {
  note: string;
  title: string;
  name: string;
  website: string;
  sheet: string;
}

type Style = Record<string, string | number>;

/** satori reads elements by their shape; no React is needed to make them. */
const box = (style: Style, ...children: readonly (ReactNode | string)[]) =>
  ({ type: 'div', props: { style: { display: 'flex', ...style }, children } }) as unknown as ReactNode;

const cell = (width: number, text: string, style: Style = {}) =>
  box({ width, height: '100%', alignItems: 'center', padding: '0 24px', borderLeft: rule, ...style }, text);

/** From the frame to the words. */
const INDENT = 40;
/** Where the title stands on the card, in pixels: its box and how it is set. It ends 20 px before the drawing's place begins. */
export const TITLE = { left: 74, top: 138, width: 546, height: 384, lineHeight: 1.02, letterSpacing: -0.035 } as const;
/** satori sets lines up to 5 % wider than it measures them, so that these stay in the title's box. */
const LINE = 0.95 * TITLE.width;
/** Where the facts of a post stand, under its title: the place, the pay, the date, a line each. */
export const FACTS = { left: 74, bottom: 492, width: 546, size: 28, lineHeight: 1.3 } as const;
/** Of the title's height in pixels, the largest first. */
export const TITLE_SIZES = [76, 64, 56] as const;

/** Long titles are set smaller, so that all stand in four lines beside the drawing. */
const titleSize = (title: string) => TITLE_SIZES[title.length > 46 ? 2 : title.length > 29 ? 1 : 0];

/** The card as a drawing sheet: the title beside the place of its drawing, and the title block at the foot. */
export const cardLayout = ({ note, title, name, website, sheet }: CardWords): ReactNode =>
  box(
    { ...CARD, alignItems: 'center', justifyContent: 'center', color: ink, fontFamily: 'Display' },
    box(
      { flexDirection: 'column', width: CARD.width - 2 * MARGIN, height: CARD.height - 2 * MARGIN, border: rule },
      box(
        { flexDirection: 'column', flexGrow: 1, width: INDENT + LINE, padding: `44px 0 0 ${INDENT}px` },
        box({ height: 32, fontFamily: 'Mono', fontSize: 24, color: signal }, note),
        box(
          {
            marginTop: 28,
            fontSize: titleSize(title),
            lineHeight: TITLE.lineHeight,
            letterSpacing: `${TITLE.letterSpacing}em`,
            textWrap: 'balance',
            display: 'block',
          },
          title,
        ),
      ),
      box(
        { height: FOOT, borderTop: rule, backgroundColor: paper, fontFamily: 'Mono', fontSize: 22 },
        box({ flexGrow: 1, alignItems: 'center', paddingLeft: 84, fontFamily: 'Display', fontSize: 38 }, name),
        cell(390, website),
        cell(150, sheet, { justifyContent: 'center', padding: 0 }),
      ),
    ),
  );
