import { type Identifier, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { keyQueue } from '../../keys/keys.ts';

/** Which record is open is part of the address, beside the list's own parameters. */
export const useOpenRecord = () => {
  const resource = useResourceContext() ?? '';
  const match = useMatch(`/${resource}/:id/show`);
  const creating = useMatch(`/${resource}/create`) !== null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathTo = (id: unknown) => ({
    pathname: `/${resource}/${encodeURIComponent(String(id))}/show`,
    search,
  });
  const listPath = { pathname: `/${resource}`, search };
  /** Where the keys are when a record is open, and when none is. */
  const placeOf = (id?: Identifier) => (id === undefined ? resource : `${resource}/${id}`);
  /** Keys that are pressed from now on are for that place. */
  const goTo = (place: string, path: { pathname: string; search: string }) => {
    keyQueue.expect(place);
    void navigate(path);
    return { leadsTo: place };
  };
  return {
    openId: match?.params.id,
    creating,
    pathTo,
    listPath,
    createPath: { pathname: `/${resource}/create`, search },
    placeOf,
    open: (id: Identifier) => goTo(placeOf(id), pathTo(id)),
    close: () => goTo(placeOf(), listPath),
  };
};
