import type { PagePath } from '../banners/banners.ts';
import { leaders, profilePath } from './people.ts';

const [managing, technology, , director] = leaders;

export interface Member {
  name: string;
  position: string;
  to?: PagePath;
}

/** The five whom the home page shows. */
export const homeTeam: readonly Member[] = [
  { ...managing, to: profilePath(managing) },
  { ...director, to: profilePath(director) },
  { name: 'Leila Farouk', position: 'Chief Revenue Officer' },
  { name: 'Daniel Okafor', position: 'Vice President' },
  { ...technology, to: profilePath(technology) },
];
