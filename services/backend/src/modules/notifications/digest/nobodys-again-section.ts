import {
  countNobodysAgain,
  listNobodysAgain,
  type NobodysAgain,
} from '../../enquiries/answering/list-ended-assignments.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { printableName, type Sender } from '../letters/letter';
import type { DigestPage, DigestSection } from './digest.facts';

/** So many are named; the list shows them all. */
const MOST_NAMED = 20;

/** Enquiries that were taken back from their person after a time, with the name of that person: told each day until somebody has them. */
export const nobodysAgainSection: DigestSection = async (sql, role) => {
  if (role !== submissions['contact-message'].role) return null;
  const { count, newest } = await countNobodysAgain(sql);
  if (!newest) return null;
  const named = await listNobodysAgain(sql, MOST_NAMED);
  return { since: newest, write: (sender) => writeSection(count, named, sender) };
};

const daysText = (days: number) => `${days} working ${days === 1 ? 'day' : 'days'}`;

function writeSection(count: number, named: NobodysAgain[], { siteUrl, timeZone }: Sender): DigestPage {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const lines = named.map(({ reference, name, assignedTo, days, at }) => {
    const sender = printableName(name) || 'a name with an address in it';
    const person = printableName(assignedTo ?? '') || 'somebody who has left';
    return `${reference}  ${sender}, was with ${person} until ${day.format(at)}, ${daysText(days)} without an answer or a note`;
  });
  const more = count - lines.length;
  const isOne = count === 1;
  return {
    headline: `${count.toLocaleString('en-GB')} ${isOne ? 'enquiry is' : 'enquiries are'} nobody’s again`,
    lead: `${isOne ? 'It was' : 'They were'} taken back because nothing was answered or noted. ${isOne ? 'Its sender still waits' : 'Their senders still wait'}: please take ${isOne ? 'it' : 'them'}, or answer.`,
    facts: [],
    blocks: [
      {
        label: 'Which',
        text: [...lines, ...(more > 0 ? [`and ${more.toLocaleString('en-GB')} more`] : [])].join('\n'),
      },
    ],
    button: {
      text: 'Open the list',
      href: `${siteUrl}/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ tab: 'nobody' }))}`,
    },
  };
}
