import { Fragment, useEffect, useRef } from 'react';
import { usePermissions } from 'react-admin';
import { NavLink, useLocation } from 'react-router-dom';
import { ViewLinks } from '../../applications/views/view-links.tsx';
import { translate } from '../../messages/translate.ts';
import { MenuCount } from './menu-count.tsx';
import { menuOf } from './menu-entries.ts';
import { ToDoCount } from './to-do-count.tsx';

export const Menu = () => {
  const { permissions } = usePermissions();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);

  const [, section] = pathname.split('/');
  // On a narrow screen the menu is one scrolling row. Not for each record that is opened: to ask for a place has the page laid out at once.
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - row.offsetLeft - 16;
  }, [section, permissions]);

  return (
    <nav ref={nav} aria-label={translate('layout.sections')}>
      {menuOf(permissions).map(({ to, text, count, toDo }) => (
        <Fragment key={to}>
          <NavLink to={to}>
            <span className="whole">{translate(text)}</span>
            <span className="letter" aria-hidden="true" title={translate(text)}>
              {translate(text).charAt(0)}
            </span>
            {count && <MenuCount {...count} />}
            {toDo && <ToDoCount />}
          </NavLink>
          {to === '/applications' && <ViewLinks />}
        </Fragment>
      ))}
    </nav>
  );
};
