import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { type Failure, failureOf } from './failure.ts';

/** Does what may be refused, one at a time; a refusal is told rather than thrown, and a session that is over leads to the login. */
export const useAction = () => {
  const leaveIfOver = useLogoutIfAccessDenied();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const run = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await act();
    } catch (error) {
      setFailure(failureOf(error));
      await leaveIfOver(error).catch(() => undefined);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run, forget: () => setFailure(undefined) };
};
