import { company } from '../content/company.ts';
import { inWords } from '../content/figures.ts';
import { team } from '../content/team.ts';

export const rows = {
  title: `The ${inWords(team.length)}`,
  profile: 'Profile',
  profileOf: 'of',
} as const;

export const signatures = {
  title: 'Whose name is under what',
  lead: 'A signature here means one thing: this person gets the call when it turns out wrong. On leave the deputy signs, and nobody else.',
  caption: `Signatures at ${company.name}, as of this year`,
  columns: { name: 'Name', signs: 'Signs, and says of it' },
} as const;

export const absence = {
  title: 'And on leave?',
  text: `Each of the ${inWords(team.length)} has a deputy who sat in on the first meeting with you. You know both telephone numbers from that day. So during a holiday, too, you deal with somebody whom you know.`,
  count: `${team.length} signatures, ${team.length} deputies, ${2 * team.length} telephone numbers`,
} as const;

export const call = {
  title: 'Ask for one of them.',
  text: 'Put the name into the first line of your note. The answer comes from that person.',
  action: 'Write to a leader',
} as const;
