import { company } from '../content/company.ts';
import { leaders, profilePath, type ProfilePath } from '../content/people.ts';
import type { PlainPage } from '../plain/page.ts';

const texts: Record<(typeof leaders)[number]['key'], PlainPage> = {
  managing: {
    heading: 'Began with a drawing board',
    paragraphs: [
      `Founded ${company.name} in 2019 after twelve years of building software for builders. Still visits every client once a year.`,
      'Believes that a price should be known before the work, and that a complaint is a drawing which somebody forgot to make.',
    ],
  },
  technology: {
    heading: 'Decides what we build with',
    paragraphs: [
      'Has run databases that were older than the people who used them. Chooses tools that will still have makers in ten years.',
      'Reads code from every project each month, and teaches on Thursdays.',
    ],
  },
  people: {
    heading: 'Reads every application',
    paragraphs: [
      'Answers each application within five working days, with a reason where it is a no.',
      'Built the way we hire: a talk with an engineer, then half a day of real work, together and paid.',
    ],
  },
  director: {
    heading: 'Four countries, one calendar',
    paragraphs: [
      'Looks after clients in the UAE, the UK and the USA, and after the people who work in their hours.',
      'Keeps the list of promises, and asks about each one on its date.',
    ],
  },
  technical: {
    heading: 'Reviews the drawings',
    paragraphs: [
      'No system is built before its drawing has passed this desk. Most come back once, with questions in red pencil.',
      'Leads the engineers who look after what is already running.',
    ],
  },
};

export const profilePages = Object.fromEntries(
  leaders.map((leader) => [profilePath(leader), texts[leader.key]]),
) as Record<ProfilePath, PlainPage>;
