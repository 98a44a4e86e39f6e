import { NavLink } from 'react-router-dom';
import { TradeDrawing } from '@frontdoor/drawings';
import { trades } from '../../content/trades.ts';
import { partsList } from '../words.ts';
import { PageLink } from '../../ui/page-link.tsx';

export function PartsList() {
  return (
    <section className="bay parts gutter grid grid-cols-1 border-t border-line bg-paper lg:grid-cols-12">
      <header className="lg:col-span-4 lg:pr-10">
        <p className="note mb-5 text-signal">{partsList.note}</p>
        <h2>{partsList.title}</h2>
        <p className="lead mt-4">{partsList.lead}</p>
        <p className="mt-6">
          <PageLink to="/services" className="underlined">
            {partsList.all}
          </PageLink>
        </p>
      </header>
      <ol className="mt-8 grid border-t border-l border-line sm:grid-cols-2 lg:col-span-8 lg:mt-0 lg:grid-cols-3">
        {trades.map(({ trade, title, text, to, more }, index) => (
          <li key={trade} id={trade} className="part border-r border-b border-line bg-paper hover:bg-raised">
            <NavLink to={to} viewTransition discover="none" className="relative flex h-full flex-col p-5">
              {({ isTransitioning }) => (
                <>
                  <span className="part-number note absolute top-4 right-4 grid size-7 place-items-center rounded-full border border-ink">
                    {index + 1}
                  </span>
                  {/* It becomes the drawing at the head of its page, see HeroDrawing. */}
                  <TradeDrawing
                    trade={trade}
                    className={`mb-5 h-32 ${isTransitioning ? '[view-transition-name:drawing]' : ''}`}
                  />
                  <h3 className="pr-8 lg:pr-0">{title}</h3>
                  <p className="mt-2 text-[0.95rem] leading-normal text-ink-soft">{text}</p>
                  <p className="note mt-auto pt-3 text-signal">{`${more} →`}</p>
                </>
              )}
            </NavLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
