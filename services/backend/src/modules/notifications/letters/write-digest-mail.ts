import type { StaffRole } from '../../staff/staff.facts';
import type { DigestPage } from '../digest/digest.facts';
import { digestSubject } from '../notifications.facts';
import type { SystemLetter } from './letter';
import type { LetterPart } from './letter-page';

/** The first section in full, each further one as a paragraph with its link. */
export function writeDigestMail(role: StaffRole, [first, ...others]: DigestPage[]): SystemLetter {
  if (!first) throw new Error('A digest has at least one section');
  const headlines = [first, ...others].map(({ headline }) => headline).join('; ');
  const { headline, lead, facts, blocks, button } = first;
  const waiting: LetterPart[] = [
    { kind: 'title', text: headline },
    { kind: 'lead', text: lead },
    ...(facts.length > 0 ? [{ kind: 'facts' as const, facts }] : []),
    ...[...blocks, ...others.map(toBlock)].map(toPart),
    { kind: 'button', ...button },
  ];
  return {
    automatic: 'generated',
    said: { mail: digestSubject(role), values: { headlines }, preview: headlines, waiting },
  };
}

const toPart = ({ label, text, linked = false }: DigestPage['blocks'][number]): LetterPart => ({
  kind: 'text',
  label,
  text,
  linked,
});

const toBlock = ({ headline, lead, facts, button }: DigestPage) => ({
  label: headline,
  text: [lead, ...facts.map(({ label, value }) => `${label}: ${value}`), `${button.text}: ${button.href}`].join('\n'),
  linked: true,
});
