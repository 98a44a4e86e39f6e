import type { Application } from '@frontdoor/contract';
import { english } from '../messages/english.ts';

export type Stage = Application['stage'];

/** In the order of the hiring, which is that of their texts. */
export const stages = Object.keys(english.applications.stages) as Stage[];
