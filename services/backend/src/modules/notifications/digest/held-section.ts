import { enquiries } from '../../enquiries/enquiry-kinds.facts';
import { findUnseenHeld, type Unseen } from '../../spam/held/find-unseen-held.use-case';
import { describeSign } from '../../spam/judge/signs.facts';
import { type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';
import { formatMoment } from '../../../platform/wall-clock';
import { printableName, type Sender } from '../letters/letter';
import type { DigestPage, DigestSection } from './digest.facts';

/** Suspected spam that nobody of the role has looked at. */
export const heldSection: DigestSection = async (sql, role) => {
  const unseen = await findUnseenHeld(sql, role);
  const { since } = unseen;
  return since && { since, write: (sender) => writeSection({ ...unseen, since }, sender) };
};

/** For example "contact message"; the plural has an s but for those that end in y. */
const nounOf = (kind: SubmissionKind) => (kind === 'application' ? 'application' : enquiries[kind].noun);
const pluralOf = (noun: string) => noun.replace(/y$/, 'ie').concat('s');
const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? noun : pluralOf(noun)}`;

function writeSection(unseen: Unseen & { since: Date }, { siteUrl, timeZone }: Sender): DigestPage {
  const { count, since, waiting, kinds, signs, newest } = unseen;
  const counts = submissionKinds.flatMap((kind) => {
    const number = kinds[kind];
    return number ? [counted(number, nounOf(kind))] : [];
  });
  const [only] = counts;
  const what = counts.length === 1 && only ? only : counted(count, 'submission');
  const isOne = count === 1;
  const reasons = Object.entries(signs).map(([sign, n]) =>
    isOne ? describeSign(sign) : `${describeSign(sign)} (${n})`,
  );
  const names = newest.map(
    ({ name, reference }) => `${reference}  ${printableName(name) || 'a name with an address in it'}`,
  );
  const more = count - newest.length;
  return {
    headline: `${what} ${isOne ? 'is' : 'are'} held as suspected spam`,
    lead: `Nobody was told of ${isOne ? 'it, and its sender waits' : 'them, and their senders wait'} for an answer. Please look: release what is honest, discard what is spam.`,
    facts: [
      ...(counts.length > 1 ? [{ label: 'Which', value: counts.join(', ') }] : []),
      { label: isOne ? 'Since' : 'Oldest', value: formatMoment(since, timeZone) },
      { label: 'Held for', value: reasons.join('; ') },
      ...(waiting > count ? [{ label: 'In all', value: `${waiting} held, with those looked at before` }] : []),
    ],
    blocks: [{ label: 'From', text: [...names, ...(more > 0 ? [`and ${more} more`] : [])].join('\n') }],
    button: { text: 'Open the held submissions', href: `${siteUrl}/admin/held` },
  };
}
