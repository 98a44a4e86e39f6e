import type { PortraitLook } from '@frontdoor/drawings';
import type { experts } from '../content/experts.ts';

type Expert = (typeof experts)[number]['name'];

/** Seven portraits that differ by hair, jaw, glasses, collar and tool; every other one looks to the left. The page has no room for more. */
export const expertLooks: Record<Expert, PortraitLook> = {
  'Nandini Rao': {
    skin: 3,
    cut: 'bun',
    hair: 'grey',
    glasses: 'round',
    cloth: 'saree',
    tone: 'signal',
    slim: true,
    lips: true,
    bindi: true,
    tool: 'stack',
  },
  'Suresh Babu': {
    skin: 4,
    cut: 'side',
    moustache: true,
    cloth: 'shirt',
    tone: 'white',
    jaw: 4,
    flip: true,
  },
  'Sneha Pillai': {
    skin: 4,
    cut: 'long',
    cloth: 'shirt',
    tone: 'sand',
    slim: true,
    lips: true,
    earring: true,
    tool: 'lens',
  },
  'Joel Fernandes': {
    skin: 2,
    cut: 'bald',
    hair: 'grey',
    beard: 'full',
    cloth: 'crew',
    tone: 'ink',
    jaw: 4,
    tool: 'globe',
    flip: true,
  },
  'Pooja Desai': {
    skin: 1,
    cut: 'bob',
    glasses: 'rect',
    cloth: 'shirt',
    tone: 'ink',
    slim: true,
    lips: true,
    tool: 'chart',
  },
  'Imtiaz Khan': {
    skin: 2,
    cut: 'wave',
    beard: 'goatee',
    cloth: 'crew',
    tone: 'line',
    flip: true,
  },
  'Ananya Sen': {
    skin: 3,
    cut: 'crop',
    cloth: 'crew',
    tone: 'deep',
    slim: true,
    lips: true,
    earring: true,
    tool: 'board',
  },
};
