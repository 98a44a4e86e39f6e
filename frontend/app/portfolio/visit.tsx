import type { Work } from '../content/portfolio.ts';
import { Button } from '../ui/button.tsx';
import { visitWords } from '../ui/visit-words.ts';

/** The way to a work, or the word that there is none. */
export function Visit({ work: { name, url, isPublic } }: { work: Work }) {
  if (!isPublic) return <Button disabled>{visitWords.noLink}</Button>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="underlined">
      {visitWords.visit}
      <span className="sr-only">
        , {name}, {visitWords.newTab}
      </span>
    </a>
  );
}
