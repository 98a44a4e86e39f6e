import type { Work } from '../content/portfolio.ts';
import { Button } from '../ui/button.tsx';
import { OutboundLink } from '../ui/outbound-link.tsx';
import { visitWords } from '../ui/visit-words.ts';

/** The way to a work, or the word that there is none. */
export function Visit({ work: { name, url, isPublic } }: { work: Work }) {
  if (!isPublic) return <Button disabled>{visitWords.noLink}</Button>;
  return (
    <OutboundLink href={url} name={name}>
      {visitWords.visit}
    </OutboundLink>
  );
}
