import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';

type LeaveIfOver = (error: unknown) => Promise<unknown>;

let current: LeaveIfOver = () => Promise.resolve();

/** Leads to the login when a refusal says that the session has ended. */
export const leaveIfOver = async (refusal: unknown): Promise<void> => {
  await current(refusal).catch(() => undefined);
};

/**
 * Keeps the above up to date; for the layout alone. react-admin's own hook reads the address, so that each part with a call of the API
 * would be drawn again at each record that opens.
 */
export const useLeaveIfOver = (): void => {
  const leave = useLogoutIfAccessDenied();
  useEffect(() => {
    current = leave;
  }, [leave]);
};
