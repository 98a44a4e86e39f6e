import type { CarouselSettings } from './ui/carousel/settings.ts';

/** Every carousel of the site: slides by the window's width, and its times. The specification fixes them. */
export const carousels = {
  industries: {
    visible: [
      [0, 1],
      [1024, 3],
    ],
    row: '[--visible:1] min-[1024px]:[--visible:3]',
    autoplayMs: 3000,
    speedMs: 500,
    gapPx: 16,
  },
  industriesWeWorkWith: {
    visible: [
      [0, 2],
      [480, 3],
      [768, 4],
      [1024, 5],
    ],
    row: '[--visible:2] min-[480px]:[--visible:3] min-[768px]:[--visible:4] min-[1024px]:[--visible:5]',
    autoplayMs: 1000,
    speedMs: 500,
    gapPx: 16,
  },
  clients: {
    visible: [
      [0, 2],
      [480, 3],
      [768, 4],
      [1024, 5],
    ],
    row: '[--visible:2] min-[480px]:[--visible:3] min-[768px]:[--visible:4] min-[1024px]:[--visible:5]',
    autoplayMs: 2000,
    speedMs: 500,
    gapPx: 16,
  },
  team: {
    visible: [
      [0, 1],
      [640, 2],
      [768, 3],
    ],
    row: '[--visible:1] min-[640px]:[--visible:2] min-[768px]:[--visible:3] px-[60px]',
    autoplayMs: 2000,
    speedMs: 500,
    gapPx: 16,
    centred: true,
    paddingPx: 60,
  },
  testimonials: {
    visible: [
      [0, 1],
      [768, 2],
      [1024, 3],
    ],
    row: '[--visible:1] min-[768px]:[--visible:2] min-[1024px]:[--visible:3]',
    autoplayMs: 3500,
    speedMs: 600,
    gapPx: 16,
    centred: true,
    emphasis: true,
  },
  careerGallery: {
    visible: [
      [0, 1],
      [768, 2],
      [1024, 3],
    ],
    row: '[--visible:1] min-[768px]:[--visible:2] min-[1024px]:[--visible:3]',
    autoplayMs: 3000,
    speedMs: 600,
    gapPx: 16,
  },
  partners: {
    visible: [
      [0, 2],
      [640, 3],
      [1024, 5],
    ],
    row: '[--visible:2] min-[640px]:[--visible:3] min-[1024px]:[--visible:5]',
    autoplayMs: 2500,
    speedMs: 500,
    gapPx: 16,
  },
  technologies: {
    visible: [
      [0, 2],
      [480, 3],
      [768, 4],
      [1024, 5],
      [1280, 6],
    ],
    row: '[--visible:2] min-[480px]:[--visible:3] min-[768px]:[--visible:4] min-[1024px]:[--visible:5] min-[1280px]:[--visible:6]',
    autoplayMs: 2000,
    speedMs: 600,
    gapPx: 16,
  },
  staffServices: {
    visible: [
      [0, 1],
      [641, 2],
      [769, 3],
      [1025, 4],
    ],
    row: '[--visible:1] min-[641px]:[--visible:2] min-[769px]:[--visible:3] min-[1025px]:[--visible:4]',
    autoplayMs: 2500,
    speedMs: 500,
    gapPx: 16,
  },
  benefits: {
    visible: [
      [0, 1],
      [769, 2],
      [1025, 3],
    ],
    row: '[--visible:1] min-[769px]:[--visible:2] min-[1025px]:[--visible:3]',
    autoplayMs: 2500,
    speedMs: 500,
    gapPx: 16,
    centred: true,
    emphasis: true,
  },
} as const satisfies Record<string, CarouselSettings>;
