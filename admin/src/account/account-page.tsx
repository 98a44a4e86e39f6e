import { useGetIdentity } from 'react-admin';
import { Page } from '../layout/page.tsx';
import './account.css';
import { ChangePassword } from './change-password.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';

/** The sign-in settings of the current user. */
export const AccountPage = () => {
  const { data: me } = useGetIdentity();
  const setUpFirst = me?.['mustSetUpSecondFactor'] === true;
  return (
    <Page heading="Account">
      {setUpFirst && (
        <p role="status" className="done">
          One-time codes are asked of everybody in your role. Set them up, and the rest of the admin opens.
        </p>
      )}
      {me && <SecondFactor has={me['secondFactor'] === true} />}
      {!setUpFirst && <ChangePassword />}
      {!setUpFirst && <OwnSessions />}
    </Page>
  );
};
