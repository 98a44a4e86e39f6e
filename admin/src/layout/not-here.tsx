import { translate } from '../messages/translate.ts';
import { loginPathOf } from '../session/area.ts';
import { withNext } from '../session/next-path.ts';
import { Page } from './page.tsx';
import { useRole } from '../session/role.ts';

/** An address without a page for this role: a mail to the other one may have led here. */
export const NotHere = () => {
  const role = useRole() === 'hr' ? 'hr' : 'general';
  const other = role === 'hr' ? 'general' : 'hr';
  return (
    <Page heading={translate('layout.notHere.heading')}>
      <p>{translate(`layout.notHere.noPage.${role}`)}</p>
      <p>
        <a className="link" href={withNext(loginPathOf(other), location.pathname + location.search)}>
          {translate(`layout.notHere.logIn.${other}`)}
        </a>
      </p>
    </Page>
  );
};
