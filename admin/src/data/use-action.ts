import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { type Failure, failureOf } from './failure.ts';

/** Runs one request at a time. A refusal is returned as `failure` rather than thrown; an ended session leads to the login. */
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
