import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { isServed } from '../served/is-served.ts';
import { company, telephoneLink } from '../content/company.ts';
import { panelEntries, type NavigationEntry } from './navigation.ts';
import { sheetNumber } from '../banners/banners.ts';
import { menuWords } from './words.ts';
import { closeMenu, PANEL } from './menu-state.ts';
import { SearchLink } from './search-link.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const close = () => closeMenu(document.getElementById(PANEL));

export function MenuPanel({ onSearch }: { onSearch: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);
  return (
    <div ref={panel} id={PANEL} popover="auto" role="dialog" aria-label={menuWords.menu} className="menu-panel">
      <div className="flex h-16 items-center justify-between border-b border-line px-6">
        <span className="note text-ink-soft">{menuWords.allPages}</span>
        <SearchLink
          className="note py-3 hover:text-signal"
          onOpen={() => {
            close();
            onSearch();
          }}
        >
          {menuWords.search}
        </SearchLink>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          onClick={close}
          className="note min-h-11 border border-line px-4 py-2 hover:border-ink"
        >
          {menuWords.close}
        </button>
      </div>
      <nav aria-label={menuWords.allPages} className="px-4 py-2 sm:px-6 sm:py-4">
        <ul className="grid grid-flow-col grid-cols-2 grid-rows-[repeat(8,auto)] gap-x-4 sm:gap-x-8">
          {panelEntries.map((entry) => (
            <li key={entry.to} className="border-b border-line">
              <PanelLink {...entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line px-6 pt-4 pb-3">
        <a className="button primary w-full" href={telephoneLink(company.phone)}>
          {menuWords.contact} <span className="note">{company.phone}</span>
        </a>
        <div className="note flex flex-wrap justify-between gap-x-6 text-ink-soft">
          <a className="py-3 hover:text-signal" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          <a className="py-3 hover:text-signal" href="/login" onClick={close}>
            {menuWords.login}
          </a>
        </div>
      </div>
    </div>
  );
}

function PanelLink({ to, label }: NavigationEntry) {
  return (
    <NavLink
      discover="none"
      to={to}
      reloadDocument={isServed(to)}
      end
      viewTransition
      onClick={close}
      className="group flex min-h-11 items-baseline gap-2 py-1 hover:text-signal max-sm:text-[0.95rem] max-sm:leading-tight sm:gap-3 sm:py-2"
    >
      <span className="note text-ink-soft">{sheetNumber(to)}</span>
      <span className="border-b-2 border-transparent font-display font-semibold tracking-tight group-aria-[current=page]:border-signal">
        {label}
      </span>
    </NavLink>
  );
}
