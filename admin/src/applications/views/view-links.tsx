import { translate } from '../../messages/translate.ts';
import { PageLink } from '../../values/links/page-link.tsx';
import { useViews } from './use-views.ts';
import { isSameList, pathOf, shownBy, totalText } from './view-list.ts';

/**
 * The views in the menu, each with how many it shows.
 * @param shown the parameters of the list that is open
 */
export const ViewLinks = ({ shown: search }: { shown: string }) => {
  const views = useViews();
  const shown = shownBy(search);
  return views.map((view) => (
    <PageLink
      key={view.id}
      to={pathOf(view)}
      className="view"
      title={view.shared && view.author ? translate('views.sharedBy', { name: view.author }) : undefined}
      aria-current={(shown && isSameList(view, shown)) || undefined}
    >
      <span className="view-name">{view.name}</span>
      <span className="mono count">{totalText(view.total)}</span>
    </PageLink>
  ));
};
