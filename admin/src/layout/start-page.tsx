import { Navigate } from 'react-router-dom';
import { useSettings } from '../session/settings.ts';

/** The first page of the area is the one that the person has chosen. */
export const StartPage = () => {
  const { startPage } = useSettings();
  return <Navigate to={`/${startPage}`} replace />;
};
