import { BookingCrop, KitCrop, TowerCrop } from '@frontdoor/drawings';
import { showcasesHead } from '../words.ts';
import { showcases } from '../../content/projects.ts';
import { Facts } from '../../ui/facts.tsx';
import { OutboundLink } from '../../ui/outbound-link.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { visitWords } from '../../ui/visit-words.ts';

const pictures = { repairs: BookingCrop, tower: TowerCrop, kit: KitCrop };

/** Three works in one strip, each with a part of its screen; on a phone it is pushed sideways. */
export function Showcases() {
  return (
    <section aria-labelledby="showcases-title" className="border-t border-line bg-side">
      <div className="gutter flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-10 pb-8 lg:pt-24">
        <div>
          <p className="note mb-5 text-signal">{showcasesHead.note}</p>
          <h2 id="showcases-title">{showcasesHead.title}</h2>
        </div>
        <PageLink to="/portfolio" className="underlined">
          {showcasesHead.all}
        </PageLink>
      </div>
      <div className="showcases beside grid border-t border-line lg:grid-cols-3">
        {showcases.map(({ work, title, text, facts }) => {
          const Picture = pictures[work.key];
          return (
            <article
              key={title}
              className="flex flex-col border-line max-lg:border-b min-[43rem]:max-lg:grid min-[43rem]:max-lg:grid-cols-2 lg:border-l lg:first:border-l-0"
            >
              <figure className="gutter pt-8 pr-0! pb-2">
                <Picture work={work} />
              </figure>
              <div className="gutter flex grow flex-col border-t border-line bg-paper py-6 sm:py-8 min-[43rem]:max-lg:border-t-0 min-[43rem]:max-lg:border-l">
                <p className="note mb-3 text-signal">{`${showcasesHead.built} ${work.year}, ${work.client}`}</p>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-3 mb-6 text-ink-soft">{text}</p>
                <Facts facts={facts} className="mt-auto mb-6 sm:max-[96rem]:[&_dd]:text-sm" />
                <p>
                  <OutboundLink href={work.url} name={title}>
                    {visitWords.visit}
                  </OutboundLink>
                </p>
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
