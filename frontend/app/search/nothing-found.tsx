import { banners } from '../banners/banners.ts';
import { PageLink } from '../ui/page-link.tsx';
import { searchWords } from './words.ts';

const ways = ['/contact', '/services'] as const;

/** Where to go on when no page has the words. */
export function NothingFound({ onFollow }: { onFollow?: (() => void) | undefined }) {
  return (
    <>
      <p className="mt-3">{searchWords.nothingHelp}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {ways.map((to, index) => (
          <PageLink key={to} to={to} className={`button ${index === 0 ? 'primary' : ''}`} onClick={onFollow}>
            {banners[to].label}
          </PageLink>
        ))}
      </p>
    </>
  );
}
