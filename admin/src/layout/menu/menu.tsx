import { Fragment, memo, useEffect, useRef } from 'react';
import { ViewLinks } from '../../applications/views/view-links.tsx';
import { translate } from '../../messages/translate.ts';
import { useRole } from '../../session/role.ts';
import { PageLink } from '../../values/links/page-link.tsx';
import { MenuCount } from './menu-count.tsx';
import { isCurrent, menuOf } from './menu-entries.ts';
import { SectionMark } from './section-mark.tsx';
import { ToDoCount } from './to-do-count.tsx';
import './short-screen.css';

type Props = {
  /** Which of them is open. */
  section: string | undefined;
  /** The parameters of the address. */
  search: string;
};

export const Menu = memo(({ section, search }: Props) => {
  const role = useRole();
  const nav = useRef<HTMLElement>(null);
  const place = { pathname: `/${section}`, search };

  // On a narrow screen the menu is one scrolling row. Not for each record that is opened: to ask for a place has the page laid out at once.
  useEffect(() => {
    const row = nav.current;
    if (!row) return undefined;
    const showCurrent = () => {
      const current = row.querySelector<HTMLElement>('[aria-current]');
      if (current) row.scrollLeft = current.offsetLeft - row.offsetLeft - 16;
    };
    showCurrent();
    // Views and numbers come later, and move the entries along. Once a person has touched the row, it is not scrolled any more.
    const late = new MutationObserver(showCurrent);
    late.observe(row, { childList: true, subtree: true });
    const leave = () => late.disconnect();
    row.addEventListener('pointerdown', leave);
    return () => {
      leave();
      row.removeEventListener('pointerdown', leave);
    };
  }, [section, role]);

  return (
    <nav ref={nav} aria-label={translate('layout.sections')}>
      {menuOf(role).map((entry) => (
        <Fragment key={entry.to}>
          {entry.heading && <p className="mono soft menu-heading">{translate(entry.heading)}</p>}
          <PageLink to={entry.to} {...(isCurrent(entry, place) && { 'aria-current': 'page' })}>
            <span className="whole">{translate(entry.text)}</span>
            <SectionMark to={entry.to} name={translate(entry.text)} />
            {entry.count && <MenuCount {...entry.count} />}
            {entry.toDo && <ToDoCount />}
          </PageLink>
          {entry.to === '/applications' && <ViewLinks shown={section === 'applications' ? search : ''} />}
        </Fragment>
      ))}
    </nav>
  );
});
Menu.displayName = 'Menu';
