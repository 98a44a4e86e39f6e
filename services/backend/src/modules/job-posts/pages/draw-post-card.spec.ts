import { createCanvas, loadImage } from '@napi-rs/canvas';
import { makePostCard } from '../../../../test/make-post-card';
import { drawPostCard } from './draw-post-card';

const WHITE = 255;
const whole = [0, 0, 600, 300] as const;
const place = [40, 40, 300, 200] as const;
const besideIt = [342, 0, 258, 300] as const;
const belowIt = [0, 242, 342, 58] as const;

async function draw(title: string) {
  const picture = await loadImage(await drawPostCard(makePostCard(), title));
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

  it('has the font of its card, even if an earlier card had another', async () => {
    const upright = await drawPostCard(makePostCard(), 'Cook');
    const slanted = await drawPostCard(makePostCard('LiberationSans-BoldItalic.ttf'), 'Cook');
    expect(slanted.equals(upright)).toBe(false);
  });

  it('is the card without a title where the font has not all of its letters', async () => {
    expect((await draw('พ่อครัว')).isWritten(whole)).toBe(false);
  });
});
