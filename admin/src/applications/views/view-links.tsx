import { Link, useLocation } from 'react-router-dom';
import { translate } from '../../messages/translate.ts';
import { useViews } from './use-views.ts';
import { isSameList, pathOf, shownBy, totalText } from './view-list.ts';

/** The views in the menu, each with how many it shows. */
export const ViewLinks = () => {
  const views = useViews();
  const { pathname, search } = useLocation();
  const shown = pathname.startsWith('/applications') ? shownBy(search) : undefined;
  return views.map((view) => (
    <Link
      key={view.id}
      to={pathOf(view)}
      className="view"
      title={view.shared && view.author ? translate('views.sharedBy', { name: view.author }) : undefined}
      aria-current={(shown && isSameList(view, shown)) || undefined}
    >
      <span className="view-name">{view.name}</span>
      <span className="mono count">{totalText(view.total)}</span>
    </Link>
  ));
};
