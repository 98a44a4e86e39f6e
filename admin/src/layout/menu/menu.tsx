import { Fragment, useEffect, useRef } from 'react';
import { usePermissions } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { ViewLinks } from '../../applications/views/view-links.tsx';
import { translate } from '../../messages/translate.ts';
import { MenuCount } from './menu-count.tsx';
import { isCurrent, menuOf } from './menu-entries.ts';
import { ToDoCount } from './to-do-count.tsx';

export const Menu = () => {
  const { permissions } = usePermissions();
  const { pathname, search } = useLocation();
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
      {menuOf(permissions).map((entry) => (
        <Fragment key={entry.to}>
          <Link to={entry.to} {...(isCurrent(entry, { pathname, search }) && { 'aria-current': 'page' })}>
            <span className="whole">{translate(entry.text)}</span>
            <span className="letter" aria-hidden="true" title={translate(entry.text)}>
              {translate(entry.text).charAt(0)}
            </span>
            {entry.count && <MenuCount {...entry.count} />}
            {entry.toDo && <ToDoCount />}
          </Link>
          {entry.to === '/applications' && <ViewLinks />}
        </Fragment>
      ))}
    </nav>
  );
};
