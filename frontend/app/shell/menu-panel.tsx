import { useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { company, telephoneLink } from '../content/company.ts';
import { aboutEntries, barEntries, panelColumns, type NavigationEntry } from './navigation.ts';
import { sheetNumber } from '../banners/banners.ts';
import { menuWords } from './words.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { PANEL } from './menu-button.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const close = () => document.getElementById(PANEL)?.hidePopover();

export function MenuPanel() {
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);
  return (
    <div ref={panel} id={PANEL} popover="auto" role="dialog" aria-label={menuWords.menu} className="menu-panel">
      <div className="flex h-16 items-center justify-between border-b border-line px-6">
        <span className="note text-ink-soft">{menuWords.all}</span>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className="note min-h-11 border border-line px-4 py-2 hover:border-ink"
        >
          {menuWords.close}
        </button>
      </div>
      <nav aria-label={menuWords.mainInPanel} className="border-b border-line px-6 py-4 text-lg font-medium md:hidden">
        <DisclosureMenu label={menuWords.about} entries={aboutEntries} inline />
        <ul className="grid grid-cols-2">
          {barEntries.map((entry) => (
            <li key={entry.to}>
              <PanelLink {...entry} />
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={menuWords.allPages} className="grid gap-x-8 px-6 py-4 sm:grid-cols-2">
        {panelColumns.map((column, index) => (
          <ul key={index === 0 ? 'first' : 'second'} className="flex flex-col">
            {column.map((entry) => (
              <li key={entry.to} className="border-b border-line">
                <PanelLink {...entry} numbered />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="flex flex-col items-start gap-3 px-6 pt-2 pb-8">
        <a className="button primary w-full" href="/login" onClick={close}>
          {menuWords.login}
        </a>
        <a className="button w-full" href={telephoneLink(company.phone)}>
          {menuWords.contact} <span className="note text-ink-soft">{company.phone}</span>
        </a>
        <a className="note py-2 hover:text-signal" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </div>
    </div>
  );
}

function PanelLink({ to, label, numbered }: NavigationEntry & { numbered?: boolean }) {
  return (
    <NavLink
      to={to}
      end
      viewTransition
      onClick={close}
      className="group flex min-h-11 items-baseline gap-3 py-2 hover:text-signal"
    >
      {numbered && <span className="note text-ink-soft">{sheetNumber(to)}</span>}
      <span className="border-b-2 border-transparent font-display font-semibold tracking-tight group-aria-[current=page]:border-signal">
        {label}
      </span>
    </NavLink>
  );
}
