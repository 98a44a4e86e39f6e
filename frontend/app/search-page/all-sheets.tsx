import { banners, paths, sheetNumber, trailOf, type PagePath } from '../banners/banners.ts';
import { PageLink } from '../ui/page-link.tsx';
import { groups, page } from './words.ts';

const sheetsOf = (parents: readonly (PagePath | undefined)[]) =>
  paths.filter((path) => parents.includes(trailOf(path).at(-1)));

/** Every page of the site, by groups. The page shows them before a search, and without script. */
export function AllSheets() {
  return (
    <section aria-labelledby="all-sheets" className="gutter border-t border-line bg-paper py-10 lg:py-14">
      <h2 id="all-sheets" className="!text-2xl">
        {page.all}
      </h2>
      <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ title, parents }) => (
          <div key={title}>
            <h3 className="border-b-2 border-ink pb-2">{title}</h3>
            <ul>
              {sheetsOf(parents).map((path) => (
                <li key={path} className="border-b border-line">
                  <PageLink to={path} className="flex min-h-11 items-baseline gap-3 py-2 hover:text-signal">
                    <span className="note text-ink-soft">{sheetNumber(path)}</span>
                    <span>{banners[path].label}</span>
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
