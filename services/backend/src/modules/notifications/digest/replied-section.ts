import {
  countWaitingReplies,
  listWaitingReplies,
  type WaitingReply,
} from '../../applications/received/list-waiting-replies.use-case';
import { submissions } from '../../submissions/kinds.facts';
import { printableName, type Sender } from '../letters/letter';
import type { DigestPage, DigestSection } from './digest.facts';

/** So many are named; the list shows them all. */
const MOST_NAMED = 20;

/** Applicants' answers that still wait a day after the mail that told of them: told each day until somebody has acted. */
export const repliedSection: DigestSection = async (sql, role) => {
  if (role !== submissions.application.role) return null;
  const { count, since } = await countWaitingReplies(sql);
  if (!since) return null;
  const named = await listWaitingReplies(sql, MOST_NAMED);
  return { since, write: (sender) => writeSection(count, named, sender) };
};

function writeSection(count: number, named: WaitingReply[], { siteUrl, timeZone }: Sender): DigestPage {
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const lines = named.map(
    ({ reference, name, repliedAt }) =>
      `${reference}  ${printableName(name) || 'a name with an address in it'}, answered ${day.format(repliedAt)}`,
  );
  const more = count - lines.length;
  const isOne = count === 1;
  return {
    headline: `${count.toLocaleString('en-GB')} ${isOne ? 'applicant has' : 'applicants have'} answered and still ${isOne ? 'waits' : 'wait'}`,
    lead: `Nothing has followed ${isOne ? 'this answer' : 'these answers'} for a day. Please write to ${isOne ? 'the applicant' : 'the applicants'}, or press No answer needed.`,
    facts: [],
    blocks: [
      {
        label: 'Who has answered',
        text: [...lines, ...(more > 0 ? [`and ${more.toLocaleString('en-GB')} more`] : [])].join('\n'),
      },
    ],
    button: {
      text: 'Open the list',
      href: `${siteUrl}/admin/applications?filter=${encodeURIComponent(JSON.stringify({ replied: true }))}`,
    },
  };
}
