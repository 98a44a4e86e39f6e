import { NavLink } from 'react-router-dom';
import { isServed } from '../served/is-served.ts';
import { company, telephoneLink } from '../content/company.ts';
import { aboutEntries, barEntries } from './navigation.ts';
import { menuWords } from './words.ts';
import { DisclosureMenu } from '../ui/panels/disclosure-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchLink } from './search-link.tsx';

export function NavigationBar({ onSearch }: { onSearch: () => void }) {
  return (
    <div className="gutter sticky top-0 z-10 hidden h-[3.75rem] items-center gap-x-2 border-b border-line bg-paper text-[0.95rem] font-medium md:flex lg:gap-x-6">
      <nav aria-label={menuWords.main} className="flex items-center gap-x-2.5 lg:gap-x-6">
        <DisclosureMenu label={menuWords.about} entries={aboutEntries} />
        {barEntries.map(({ to, label }) => (
          <NavLink
            discover="none"
            key={to}
            to={to}
            reloadDocument={isServed(to)}
            viewTransition
            className="border-b-2 border-transparent py-1 whitespace-nowrap hover:border-line aria-[current=page]:border-signal"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {/* The columns of the signs are there before the signs, so that the button does not move when these come. */}
      <div className="ml-auto grid grid-cols-[auto_2.75rem] items-center gap-x-2 min-[50.5rem]:grid-cols-[auto_5.5rem] lg:gap-x-6">
        <a className="button !min-h-10 !py-1 whitespace-nowrap max-lg:!px-2" href={telephoneLink(company.phone)}>
          {menuWords.contact} <span className="note hidden text-ink-soft xl:inline">{company.phone}</span>
        </a>
        <div className="flex">
          <SearchLink
            label={menuWords.search}
            onOpen={onSearch}
            className="hidden size-11 flex-none place-content-center border border-line bg-paper hover:border-ink min-[50.5rem]:grid"
          >
            <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
              <path d="M12 5a7 7 0 1 0 .1 0ZM17 17l6 6" fill="none" stroke="currentColor" strokeWidth="1.8" />
            </svg>
          </SearchLink>
          <MenuButton />
        </div>
      </div>
    </div>
  );
}
