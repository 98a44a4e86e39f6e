import { createCanvas, loadImage } from '@napi-rs/canvas';
import { makePostCard } from '../../../../test/make-post-card';
import { drawPostCard } from './draw-post-card';

const WHITE = 255;
const whole = [0, 0, 600, 300] as const;
const place = [40, 40, 300, 200] as const;
const besideIt = [342, 0, 258, 300] as const;
const belowIt = [0, 242, 342, 58] as const;

async function draw(title: string, facts: string[] = []) {
  const picture = await loadImage(await drawPostCard(makePostCard(), title, facts));
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const isWritten = (area: readonly [number, number, number, number]) =>
    context.getImageData(...area).data.some((value) => value < WHITE);
  return { size: [picture.width, picture.height], isWritten };
}

describe('The share card of a post', () => {
  it.each(['Cook', 'Superintendent of internationalization and interoperability departments everywhere'])(
    'has its title on it, in its place: %s',
    async (title) => {
      const { size, isWritten } = await draw(title);
      expect(size).toEqual([600, 300]);
      expect([place, besideIt, belowIt].map(isWritten)).toEqual([true, false, false]);
    },
  );

  const long = 'Superintendent of internationalization and interoperability departments everywhere';
  const facts = [
    'Thiruvananthapuram, Kerala, and the villages around it, or wherever you are',
    'Apply by 4 December 2026',
  ];

  it.each(['Cook', long])(
    'has facts at the foot, each on a line inside of its width, below the title: %s',
    async (title) => {
      const { isWritten } = await draw(title, facts);
      const lines = [0, 1].map((line) => [40, 220 + line * 30, 300, 30] as const);
      expect(lines.map(isWritten)).toEqual([true, true]);
      const [aboveThem, besideThem, belowThem] = [[40, 204, 300, 18], besideIt, [0, 282, 600, 18]] as const;
      expect([aboveThem, besideThem, belowThem].map(isWritten)).toEqual([false, false, false]);
    },
  );

  it('leaves out a fact that the font has no letters for, and gives its line to the others', async () => {
    const { isWritten } = await draw('Cook', ['กรุงเทพ', 'Ṭhāṇe']);
    expect(isWritten([40, 252, 300, 28])).toBe(true);
    expect(isWritten([40, 204, 300, 46])).toBe(false);
  });

  it('is drawn by a build of the site that has no place for facts', async () => {
    const { facts: _, ...former } = makePostCard();
    const picture = await drawPostCard(former, 'Cook', facts);
    expect(picture.equals(await drawPostCard(makePostCard(), 'Cook', []))).toBe(true);
  });

  it('has the font of its card, even if an earlier card had another', async () => {
    const upright = await drawPostCard(makePostCard(), 'Cook', []);
    const slanted = await drawPostCard(makePostCard('LiberationSans-BoldItalic.ttf'), 'Cook', []);
    expect(slanted.equals(upright)).toBe(false);
  });

  it('is the card without a title where the font has not all of its letters', async () => {
    expect((await draw('พ่อครัว')).isWritten(whole)).toBe(false);
  });
});
