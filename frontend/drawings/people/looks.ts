import type { Point } from '../kit/projection.ts';

export type Skin = 1 | 2 | 3 | 4;
export type Cloth = 'ink' | 'deep' | 'signal' | 'line' | 'white' | 'sand';
export type Hair = 'hair' | 'grey';
export type Cut = 'short' | 'curly' | 'bob' | 'long' | 'bun' | 'tail' | 'bald' | 'turban' | 'scarf';
export type Pose = 'stand' | 'sit' | 'point' | 'carry' | 'think';

/** The marks of a person: first the outline of hair or headwear, then beard, glasses, clothes. */
export interface Look {
  skin?: Skin;
  top?: Cloth;
  legs?: Cloth;
  cut?: Cut;
  hair?: Hair;
  sleeve?: 'long' | 'short';
  /** A kurta or a coat: the top reaches the knees. */
  long?: boolean;
  glasses?: boolean;
  beard?: boolean;
  badge?: boolean;
  slim?: boolean;
}

/** Where a person is: on the floor, and turned to. 0 looks right-down (+x), 90 left-down (+y), 180 and 270 away from us. */
export interface Stance {
  at: Point;
  yaw?: number;
  pose?: Pose;
  /** The pose with the other hand. */
  mirror?: boolean;
}

export const asWorn = (look: Look): Required<Look> => ({
  skin: 2,
  top: 'deep',
  legs: 'ink',
  cut: 'short',
  hair: 'hair',
  sleeve: 'long',
  long: false,
  glasses: false,
  beard: false,
  badge: false,
  slim: false,
  ...look,
});
