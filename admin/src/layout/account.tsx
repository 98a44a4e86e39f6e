import { useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { Confirm } from '../form/confirm.tsx';
import { keptDrafts } from '../form/drafts/kept-drafts.ts';
import { translate } from '../messages/translate.ts';
import { PageLink } from '../values/links/page-link.tsx';
import { KeyHelp } from './key-help.tsx';
import { ShortcutSwitch } from './shortcut-switch.tsx';

// The same elements each time, so that they are not drawn again when another record opens.
const keyHelp = (
  <>
    <KeyHelp />
    <ShortcutSwitch />
  </>
);

/** @param isOpen whether the page is the person's own account */
export const Account = ({ isOpen }: { isOpen: boolean }) => {
  const { data } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();

  const [unsaved, setUnsaved] = useState(0);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await logout();
    } catch {
      setUnsaved(0);
      setBusy(false);
      notify(translate('layout.logout.failed'), { type: 'error' });
    }
  };

  const leaveOrWarn = () => {
    const drafts = data ? keptDrafts.countOf(String(data.id)) : 0;
    if (drafts === 0) void leave();
    else setUnsaved(drafts);
  };

  return (
    <div className="account">
      <b title={data?.fullName}>{data?.fullName}</b>
      <span className="mono soft" title={String(data?.['email'] ?? '')}>
        {data?.['email']}
      </span>
      <div>
        <PageLink to="/account" className="quiet" aria-current={isOpen ? 'page' : undefined}>
          {translate('layout.account')}
        </PageLink>
        <button type="button" className="quiet" onClick={leaveOrWarn}>
          {translate('layout.logout.button')}
        </button>
        {keyHelp}
      </div>
      {unsaved > 0 && (
        <Confirm
          title={translate('layout.logout.question')}
          confirm={translate('layout.logout.confirm')}
          busy={busy}
          failure={undefined}
          act={() => void leave()}
          cancel={() => setUnsaved(0)}
        >
          <p>{translate('layout.logout.deletesTyped', { count: unsaved })}</p>
        </Confirm>
      )}
    </div>
  );
};
