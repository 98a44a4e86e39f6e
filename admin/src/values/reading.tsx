import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../grid/load-failure.tsx';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** What could not be loaded. */
  what: string;
  children: (data: Data) => ReactNode;
};

/** What is read from the API, or that it is being read, or that it could not be. */
export const Reading = <Data,>({ query, what, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <LoadFailure
        text={`The ${what} could not be loaded. ${query.error.message}`}
        retry={() => void query.refetch()}
      />
    );
  return <p className="soft">Loading…</p>;
};
