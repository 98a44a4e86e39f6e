import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { leaveIfOver } from '../session/leave-if-over.ts';
import { failureOf } from './failure.ts';

/** Runs one call at a time. A refusal is returned as `failure` rather than thrown; an ended session leads to the login. */
export const useAction = () => {
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    // Without a network the call fails at once. It would else wait, and be sent when nobody looks any more.
    networkMode: 'always',
  });
  const failure = useMemo(() => (error ? failureOf(error) : undefined), [error]);

  const run = async <Result>(act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return (await mutateAsync(act)) as Result;
    } catch (refusal) {
      await leaveIfOver(refusal);
      return undefined;
    }
  };
  return { busy: isPending, failure, run, forget: reset };
};
