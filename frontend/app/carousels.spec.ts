import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowClasses, visibleAt, type CarouselSettings } from './ui/carousel/settings.ts';
import { carousels } from './carousels.ts';

type Name = keyof typeof carousels;
const at = (name: Name, ...widths: number[]) => widths.map((width) => visibleAt(width, carousels[name]));

/** Section 9 of the specification: width of the window, slides that are seen. */
const slidesSeen: [Name, widths: number[], slides: number[]][] = [
  ['industries', [360, 1280], [1, 3]],
  ['industriesWeWorkWith', [479, 480, 767, 768, 1023, 1024], [2, 3, 3, 4, 4, 5]],
  ['clients', [479, 480, 767, 768, 1023, 1024], [2, 3, 3, 4, 4, 5]],
  ['team', [639, 640, 767, 768], [1, 2, 2, 3]],
  ['testimonials', [767, 768, 1023, 1024], [1, 2, 2, 3]],
  ['careerGallery', [767, 768, 1023, 1024], [1, 2, 2, 3]],
  ['partners', [639, 640, 1023, 1024], [2, 3, 3, 5]],
  ['technologies', [479, 480, 767, 768, 1023, 1024, 1279, 1280], [2, 3, 3, 4, 4, 5, 5, 6]],
  ['staffServices', [640, 768, 1024, 1025], [1, 2, 3, 4]],
  ['benefits', [768, 1024, 1025], [1, 2, 3]],
];

for (const [name, widths, slides] of slidesSeen)
  test(`${name} shows as many slides as specified at each width`, () => assert.deepEqual(at(name, ...widths), slides));

const times: [Name, autoplayMs: number, speedMs?: number][] = [
  ['industries', 3000],
  ['industriesWeWorkWith', 1000, 500],
  ['clients', 2000],
  ['team', 2000],
  ['testimonials', 3500, 600],
  ['careerGallery', 3000, 600],
  ['partners', 2500],
  ['technologies', 2000, 600],
  ['staffServices', 2500],
  ['benefits', 2500],
];

test('every carousel moves at the specified times', () => {
  assert.deepEqual(new Set(times.map(([name]) => name)), new Set(Object.keys(carousels)));
  for (const [name, autoplayMs, speedMs] of times) {
    assert.equal(carousels[name].autoplayMs, autoplayMs, name);
    if (speedMs !== undefined) assert.equal(carousels[name].speedMs, speedMs, name);
  }
});

test('the row before script is cut as the carousel is', () => {
  for (const settings of Object.values<CarouselSettings>(carousels)) assert.equal(settings.row, rowClasses(settings));
});

test('the team stands in the middle with 60 px beside it, testimonials and benefits are emphasised', () => {
  const { team, testimonials, benefits } = carousels;
  assert.deepEqual([team.centred, team.paddingPx], [true, 60]);
  assert.deepEqual([testimonials.emphasis, benefits.emphasis], [true, true]);
});
