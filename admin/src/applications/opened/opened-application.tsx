import type { Application } from '@frontdoor/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenRecord } from '../../grid/grid-context.ts';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';

type Listed = Application & { hits?: unknown };

/** Only rows of a list have them. */
const withoutHits = (row: Listed | undefined): Application | undefined => {
  if (!row) return undefined;
  const { hits: _hits, ...application } = row;
  return application;
};

/** Reads the open application, and gives its row of a list until the answer has come. The parts of the page read the same answer. */
export const OpenedApplication = ({
  id,
  children,
}: {
  id: string;
  children: (open: OpenRecord<Application>) => ReactNode;
}) => {
  const client = useQueryClient();
  const { data, error, refetch } = useRead({ ...reads.opened(id), select: ({ application }) => application });
  const isMissing = data === undefined && error === null;
  const lists = { queryKey: ['applications', 'getList'] };
  const rows = isMissing
    ? client.getQueriesData<{ data?: Listed[] }>(lists).flatMap(([, page]) => page?.data ?? [])
    : [];
  return children({ data: data ?? withoutHits(rows.find((row) => row.id === id)), error, refetch });
};
