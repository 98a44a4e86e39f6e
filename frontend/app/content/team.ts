import type { PortraitName } from '@frontdoor/drawings/names';
import type { PagePath } from '../banners/banners.ts';
import { leaders, profilePath } from './people.ts';

const [managing, technology, people, director, technical] = leaders;

export interface Member {
  name: string;
  position: string;
  portrait: PortraitName;
  /** The documents that this person signs. */
  signs: string;
  to?: PagePath;
}

/** The eight leaders; the home page shows the first five. */
export const team: readonly Member[] = [
  { ...managing, portrait: 'roll', signs: 'Contracts, and the answers to complaints', to: profilePath(managing) },
  { ...director, portrait: 'plumb', signs: 'Delivery dates in four time zones', to: profilePath(director) },
  {
    name: 'Leila Farouk',
    position: 'Chief Revenue Officer',
    portrait: 'chart',
    signs: 'Quotations, with the hours behind each sum',
  },
  {
    name: 'Daniel Okafor',
    position: 'Vice President',
    portrait: 'globe',
    signs: 'Yearly plans with clients in the UK and the USA',
  },
  { ...technology, portrait: 'square', signs: 'The list of tools we may build with', to: profilePath(technology) },
  { ...people, portrait: 'board', signs: 'Offers of work, and every refusal', to: profilePath(people) },
  {
    ...technical,
    portrait: 'stack',
    signs: 'Drawings, before anything is built from them',
    to: profilePath(technical),
  },
  {
    name: 'Suresh Rao',
    position: 'Head of Quality',
    portrait: 'lens',
    signs: 'Releases; without this one nothing goes out',
  },
];

export const homeTeam = team.slice(0, 5);
