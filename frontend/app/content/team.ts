import type { PortraitName } from '@frontdoor/drawings/names';
import { leaders, profilePath, type ProfilePath } from './people.ts';

const [managing, technology, people, director, technical] = leaders;

export interface Member {
  name: string;
  position: string;
  portrait: PortraitName;
  /** The documents that this person signs. */
  signs: string;
  /** About it, in this person's own words. */
  says: string;
  to?: ProfilePath;
}

/** The eight leaders; the home page shows the first five. */
export const team: readonly Member[] = [
  {
    ...managing,
    portrait: 'roll',
    signs: 'Contracts, and the answers to complaints',
    says: 'Bring me the contract last. The drawing I would like to see today.',
    to: profilePath(managing),
  },
  {
    ...director,
    portrait: 'plumb',
    signs: 'Delivery dates in four time zones',
    says: 'Ask me for Thursday, 16:00, Leeds time, and I can say yes. Ask me for next week, and I cannot.',
    to: profilePath(director),
  },
  {
    name: 'Leila Farouk',
    position: 'Chief Revenue Officer',
    portrait: 'chart',
    signs: 'Quotations, with the hours behind each sum',
    says: 'You strike out a line and the price falls, there and then, before your eyes. I love that moment! My last employer did not.',
  },
  {
    name: 'Daniel Okafor',
    position: 'Vice President',
    portrait: 'globe',
    signs: 'Yearly plans with clients in the UK and the USA',
    says: 'I once flew to Tucson to tell a client that he did not need us that year, which looked like a poor use of a ticket, and he has stayed with us since.',
  },
  {
    ...technology,
    portrait: 'square',
    signs: 'The list of tools on our own servers',
    says: 'Nineteen tools run our own servers. If you want a twentieth, tell me which one goes.',
    to: profilePath(technology),
  },
  {
    ...people,
    portrait: 'board',
    signs: 'Offers of work, and every refusal',
    says: 'Would you like to wait three weeks for an answer? Neither would they.',
    to: profilePath(people),
  },
  {
    ...technical,
    portrait: 'stack',
    signs: 'Drawings, before anything is built from them',
    says: 'Queue full. And then? Answer that, and I sign.',
    to: profilePath(technical),
  },
  {
    name: 'Suresh Rao',
    position: 'Head of Quality',
    portrait: 'lens',
    signs: 'Releases; without this one nothing goes out',
    says: 'I may be wrong, but I doubt that it is finished. Could we look again, slowly, on the old telephone?',
  },
];

export const homeTeam = team.slice(0, 5);
