import { isPage } from '../../banners/banners.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { axeRun } from '../axe-run.ts';
import { nameOf } from './name-of.ts';
import { gaps } from '../words.ts';

/** On which pages a thing was found; where it is most of them, on which it was not. */
export function ConcernedPages({ pages }: { pages: readonly string[] }) {
  const others = axeRun.pages.filter((path) => !pages.includes(path));
  const isMost = others.length < pages.length;
  const named = isMost ? others : pages;
  return (
    <>
      <p className="note mt-2 text-ink-soft">{isMost ? mostOf(others.length) : gaps.on(pages.length)}</p>
      {named.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5 text-[0.95rem]">
          {named.map((path) => (
            <li key={path}>
              {isPage(path) ? (
                <PageLink to={path} className="inline-block py-1 underline decoration-signal underline-offset-4">
                  {nameOf(path)}
                </PageLink>
              ) : (
                <span className="inline-block py-1">{nameOf(path)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const mostOf = (others: number) => (others === 0 ? gaps.everywhere(axeRun.pages.length) : gaps.allBut(others));
