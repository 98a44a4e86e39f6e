import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../grid/load-failure.tsx';
import { translate } from '../messages/translate.ts';

type Props<Data> = {
  query: UseQueryResult<Data>;
  /** The name of the data, for the error message. */
  what: string;
  children: (data: Data) => ReactNode;
};

/** Shows the data of a query, its loading state or its error. */
export const Reading = <Data,>({ query, what, children }: Props<Data>) => {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <LoadFailure
        text={translate('values.notLoaded', { what, reason: query.error.message })}
        retry={() => void query.refetch()}
      />
    );
  return <p className="soft">{translate('values.loading')}</p>;
};
