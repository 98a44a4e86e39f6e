import { applying } from './applying.ts';
import { enquiring } from './enquiring.ts';
import { hiring } from './hiring.ts';
import { menu } from './menu.ts';
import { waking } from './waking.ts';

/** The journeys that each browser makes. */
export const everyJourney = [...applying, ...enquiring, ...menu, ...waking, ...hiring];
