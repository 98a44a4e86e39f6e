import { listNobodysAgain, type NobodysAgain } from '../../enquiries/answering/list-ended-assignments.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { printableName, type Sender } from '../letters/letter';
import type { DigestPage, DigestSection } from './digest.facts';

/** So many are named; the list shows them all. */
const MOST_NAMED = 20;

/** Enquiries that were taken back from their person after a time, with the name of that person: told each day until somebody has them. */
export const nobodysAgainSection: DigestSection = async (sql, role) => {
  if (role !== submissions['contact-message'].role) return null;
  const again = await listNobodysAgain(sql);
  const [newest] = again;
  return newest ? { since: newest.at, write: (sender) => writeSection(again, newest, sender) } : null;
};

function writeSection(again: NobodysAgain[], { days }: NobodysAgain, { siteUrl, timeZone }: Sender): DigestPage {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const lines = again
    .slice(0, MOST_NAMED)
    .map(
      ({ reference, name, assignedTo, at }) =>
        `${reference}  ${printableName(name) || 'a name with an address in it'}, was with ${printableName(assignedTo ?? '') || 'somebody who has left'} until ${day.format(at)}`,
    );
  const more = again.length - lines.length;
  const isOne = again.length === 1;
  return {
    headline: `${again.length} ${isOne ? 'enquiry is' : 'enquiries are'} nobody’s again`,
    lead: `${isOne ? 'It was' : 'They were'} taken back because nothing was answered or noted for ${days} working ${days === 1 ? 'day' : 'days'}. ${isOne ? 'Its sender still waits' : 'Their senders still wait'}: please take ${isOne ? 'it' : 'them'}, or answer.`,
    facts: [],
    blocks: [{ label: 'Which', text: [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n') }],
    button: {
      text: 'Open the list',
      href: `${siteUrl}/admin/all-enquiries?filter=${encodeURIComponent(JSON.stringify({ tab: 'nobody' }))}`,
    },
  };
}
