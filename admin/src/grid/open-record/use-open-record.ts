import { useResourceContext } from 'react-admin';
import { useLocation, useMatch, useNavigate } from 'react-router-dom';

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
  return {
    openId: match?.params.id,
    creating,
    pathTo,
    listPath,
    createPath: { pathname: `/${resource}/create`, search },
    open: (id: unknown) => void navigate(pathTo(id)),
    close: () => void navigate(listPath),
  };
};
