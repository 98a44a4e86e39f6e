import { type Identifier, useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { keyQueue } from '../../keys/keys.ts';

/** Where the keys are when a record is open, and when none is. */
const placeIn = (resource: string, id?: Identifier) => (id === undefined ? resource : `${resource}/${id}`);

/** Which record is open is part of the address, beside the list's own parameters. */
export const useOpenRecord = () => {
  const resource = useResourceContext() ?? '';
  const isBoard = useMatch(`/${resource}/board/*`) !== null;
  const base = isBoard ? `/${resource}/board` : `/${resource}`;
  const match = useMatch(`${base}/:id/show`);
  const creating = useMatch(`/${resource}/create`) !== null;
  const { search } = useLocation();
  const navigate = useNavigate();
  const pathIn = (list: string, id: Identifier | undefined) => ({
    pathname: id === undefined ? list : `${list}/${encodeURIComponent(String(id))}/show`,
    search,
  });
  const pathTo = (id: Identifier) => pathIn(base, id);
  const listPath = pathIn(base, undefined);
  const createPath = { pathname: `/${resource}/create`, search };
  const placeOf = (id?: Identifier) => placeIn(resource, id);
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
    /** Whether the list is shown as a board, and the way to the other view, with the same open. */
    isBoard,
    otherView: pathIn(isBoard ? `/${resource}` : `/${resource}/board`, match?.params.id),
    createPath,
    /** Says in the address that the form for a new record is open, where nobody opened it: it stood beside the list. */
    keepCreating: () => void navigate(createPath, { replace: true }),
    placeOf,
    open: (id: Identifier) => goTo(placeOf(id), pathTo(id)),
    close: () => goTo(placeOf(), listPath),
  };
};
