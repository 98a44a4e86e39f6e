import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';

/** Whether nothing but passkeys logs people in here. */
export const usePasskeysAlone = (): boolean => {
  const { data } = useRead(reads.ownIdentity());
  return data !== undefined && !data.hasPassword && data.provider === null;
};
