import { useGetIdentity } from 'react-admin';
import { ShortcutSwitch } from '../layout/shortcut-switch.tsx';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { useHasPassword } from '../session/confirm/own-password.tsx';
import { OwnSignature } from '../signature/own-signature.tsx';
import { Part } from '../values/part.tsx';
import './account.css';
import { ChangePassword } from './change-password.tsx';
import { OwnPasskeys } from './passkeys/own-passkeys.tsx';
import { LinkedIdentity } from './provider/linked-identity.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { SecondFactor } from './second-factor.tsx';
import { ChooseStartPage } from './choose-start-page.tsx';

/** Where there is no password, none can be changed. */
const OwnPassword = () => (useHasPassword() ? <ChangePassword /> : null);

/** The sign-in settings of the current user, and what they have chosen about the admin area. */
export const AccountPage = () => {
  const { data: me } = useGetIdentity();
  const setUpFirst = me?.['mustSetUpSecondFactor'] === true;
  return (
    <Page heading={translate('account.heading')}>
      {setUpFirst && (
        <p role="status" className="done">
          {translate('account.setUpFirst')}
        </p>
      )}
      {me && <SecondFactor has={me['secondFactor'] === true} isDemanded={setUpFirst} />}
      {!setUpFirst && <LinkedIdentity />}
      {!setUpFirst && <OwnPasskeys />}
      {!setUpFirst && <OwnPassword />}
      {!setUpFirst && <OwnSessions />}
      {!setUpFirst && <OwnSignature />}
      {!setUpFirst && <ChooseStartPage />}
      {!setUpFirst && (
        <Part title={translate('keys.switch.heading')}>
          <ShortcutSwitch />
          <p className="hint">{translate('keys.switch.hint')}</p>
        </Part>
      )}
    </Page>
  );
};
