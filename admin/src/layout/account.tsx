import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { ShortcutSwitch } from './shortcut-switch.tsx';

export const Account = () => {
  const { data } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();

  const leave = async () => {
    try {
      await logout();
    } catch {
      notify('You are still logged in: the server did not answer. Please try again.', { type: 'error' });
    }
  };

  return (
    <div className="account">
      <b title={data?.fullName}>{data?.fullName}</b>
      <span className="mono soft" title={String(data?.['email'] ?? '')}>
        {data?.['email']}
      </span>
      <div>
        <NavLink to="/account" className="quiet">
          Account
        </NavLink>
        <button type="button" className="quiet" onClick={leave}>
          Logout
        </button>
        <ShortcutSwitch />
      </div>
    </div>
  );
};
