import { Navigate } from 'react-router-dom';
import { useSettings } from '../session/settings.ts';
import { Loading } from './loading.tsx';
import { useRole } from '../session/role.ts';

/** The first page of the area is the one that the person has chosen. */
export const StartPage = () => {
  const { startPage } = useSettings();
  const role = useRole();
  if (role === undefined) return <Loading />;
  return <Navigate to={`/${startPage}`} replace />;
};
