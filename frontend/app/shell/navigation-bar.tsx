import { NavLink } from 'react-router-dom';
import { company, telephoneLink } from '../content/company.ts';
import { aboutEntries, barEntries } from './navigation.ts';
import { menuWords } from './words.ts';
import { DisclosureMenu } from '../ui/disclosure-menu.tsx';
import { MenuButton } from './menu-button.tsx';

export function NavigationBar() {
  return (
    <div className="gutter sticky top-0 z-10 hidden h-[3.75rem] items-center gap-x-3 border-b border-line bg-paper text-[0.95rem] font-medium md:flex lg:gap-x-8">
      <nav aria-label={menuWords.main} className="flex items-center gap-x-3 lg:gap-x-8">
        <DisclosureMenu label={menuWords.about} entries={aboutEntries} />
        {barEntries.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            viewTransition
            className="border-b-2 border-transparent py-1 whitespace-nowrap hover:border-line aria-[current=page]:border-signal"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      <a className="button ml-auto !min-h-10 !py-1 whitespace-nowrap max-lg:!px-3" href={telephoneLink(company.phone)}>
        {menuWords.contact} <span className="note hidden text-ink-soft xl:inline">{company.phone}</span>
      </a>
      <MenuButton />
    </div>
  );
}
