import { usePermissions } from 'react-admin';
import { loginPathOf } from '../session/area.ts';
import { withNext } from '../session/next-path.ts';
import { Page } from './page.tsx';

/** An address without a page for this role: a mail to the other one may have led here. */
export const NotHere = () => {
  const { permissions } = usePermissions();
  const other = permissions === 'hr' ? 'general' : 'hr';
  return (
    <Page heading="Not here">
      <p>This address has no page in the {permissions === 'hr' ? 'HR admin' : 'general admin'}.</p>
      <p>
        <a href={withNext(loginPathOf(other), location.pathname + location.search)}>
          Log in to the {other === 'hr' ? 'HR admin' : 'general admin'}
        </a>
      </p>
    </Page>
  );
};
