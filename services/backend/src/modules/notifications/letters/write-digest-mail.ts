import type { DigestPage } from '../digest/digest.facts';
import type { Letter } from './letter';

/** The first section in full, each further one as a paragraph with its link. */
export function writeDigestMail([first, ...others]: DigestPage[]): Letter {
  if (!first) throw new Error('A digest has at least one section');
  const subject = [first, ...others].map(({ headline }) => headline).join('; ');
  const { headline, lead, facts, blocks, button } = first;
  const page = {
    preview: subject,
    label: 'Waiting for you',
    title: headline,
    lead,
    facts,
    blocks: [...blocks, ...others.map(toBlock)],
    button,
    note: 'No further mail like this comes before somebody has opened the list or a day has passed.',
  };
  return { subject, automatic: 'generated', page };
}

const toBlock = ({ headline, lead, facts, button }: DigestPage) => ({
  label: headline,
  text: [lead, ...facts.map(({ label, value }) => `${label}: ${value}`), `${button.text}: ${button.href}`].join('\n'),
  linked: true,
});
