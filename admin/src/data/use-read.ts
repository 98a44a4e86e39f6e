import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { retry } from './retry.ts';
import { read } from './request.ts';

/** Reads an address that is no react-admin resource. */
export const useRead = <Answer>(url: string, enabled = true) => {
  const leaveIfOver = useLogoutIfAccessDenied();
  return useQuery<Answer>({
    queryKey: ['read', url],
    enabled,
    retry,
    queryFn: async () => {
      try {
        return await read<Answer>(url);
      } catch (error) {
        await leaveIfOver(error).catch(() => undefined);
        throw error;
      }
    },
  });
};

/** Invalidates every read whose address begins with `start`. */
export const useReadAgain = () => {
  const client = useQueryClient();
  return (start: string) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind, url] }) => kind === 'read' && String(url).startsWith(start),
    });
};
