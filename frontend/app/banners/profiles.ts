import { company } from '../content/company.ts';
import { leaders, profilePath, type ProfilePath } from '../content/people.ts';
import type { Banner } from './banner.ts';

const words: Record<(typeof leaders)[number]['key'], string> = {
  managing: 'Signs every contract and reads every complaint.',
  technology: 'Decides what we build with, and what we stop using.',
  people: 'Reads every application, and answers every one.',
  director: 'Keeps four countries on one calendar.',
  technical: 'Reviews the drawings before anybody builds from them.',
};

/** One banner a leader; the addresses follow the names. */
export const profileBanners = Object.fromEntries(
  leaders.map((leader): [string, Banner] => [
    profilePath(leader),
    {
      label: leader.name,
      searchTitle: `${leader.name}, ${leader.position}`,
      title: leader.name,
      description: `${leader.position} of ${company.name}. ${words[leader.key]}`,
    },
  ]),
) as Record<ProfilePath, Banner>;
