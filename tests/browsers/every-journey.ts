import { applying } from './applying.ts';
import { enquiring } from './enquiring.ts';
import { hiring } from './hiring.ts';
import { menu } from './menu.ts';

/** The journeys that each browser makes. */
export const everyJourney = [...applying, ...enquiring, ...menu, ...hiring];
