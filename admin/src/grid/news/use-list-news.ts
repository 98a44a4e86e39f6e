import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type GetListResult, type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import { besideRows, type LiveChange } from '../../data/live/news.ts';
import { useLive } from '../../data/live/use-live.ts';
import { useOpenRecord } from '../open-record/use-open-record.ts';
import { isOfOneStage, noNews, takeIn } from './list-news.ts';

/** The audit log grows with every look at a resume, and the stream does not tell that. */
const UNTOLD = 'audit';
const LOOK_MS = 60_000;

const idsOf = (rows: readonly RaRecord[] | undefined) => rows?.map(({ id }) => String(id)) ?? [];

/**
 * Redraws the rows of a list that others have changed, and adds or removes none, so that nothing moves under its reader. It counts the
 * records that came in and that left, and shows the list as it is now when the reader wants that.
 */
export const useListNews = () => {
  const resource = useResourceContext() ?? '';
  const { data, total, page, perPage, sort, filterValues, isFetching, refetch, setPage } = useListContext();
  const { isBoard } = useOpenRecord();
  const client = useQueryClient();
  const [news, setNews] = useState(noNews);
  const which = JSON.stringify([resource, page, perPage, sort, filterValues]);
  const now = useRef({ which, shown: idsOf(data) });
  useEffect(() => {
    now.current = { which, shown: idsOf(data) };
  });
  // A list that was fetched has all news in it.
  const [was, setWas] = useState({ isFetching, which });
  if (was.isFetching !== isFetching || was.which !== which) {
    setWas({ isFetching, which });
    if (!isFetching) setNews(noNews);
  }

  const read = (filter: object, pagination: { page: number; perPage: number }) =>
    dataProvider.getList<RaRecord>(resource, { pagination, sort, filter });
  const redraw = (rows: readonly RaRecord[]) => {
    const fresh = new Map(rows.map((row) => [row.id, row]));
    client.setQueriesData<GetListResult>(
      { queryKey: [resource, 'getList'], type: 'active' },
      // A board has no rows, and is fetched again.
      (list) => (list?.data ? { ...list, data: list.data.map((row: RaRecord) => fresh.get(row.id) ?? row) } : list),
    );
  };

  const look = async (changed: readonly string[], incoming: readonly string[]) => {
    const all = { page: 1, perPage: changed.length };
    const { data: found } = await read({ ...filterValues, id: changed }, all);
    const { shown } = now.current;
    const matching = idsOf(found);
    const gone = changed.filter((id) => shown.includes(id) && !matching.includes(id));
    // A row that left still says what became of it.
    const { data: others } = gone.length > 0 ? await read({ id: gone }, all) : { data: [] };
    if (now.current.which !== which) return;
    redraw([...found, ...others]);
    setNews((before) => takeIn(before, { changed, incoming, shown, matching }));
  };
  /** Reads the same page again and compares it with the shown one, where the changed records are not known. */
  const compare = async () => {
    const { data: latest, total: count } = await read(filterValues, { page, perPage });
    if (now.current.which !== which) return;
    redraw(latest);
    const isSame = count === total && idsOf(latest).join() === now.current.shown.join();
    setNews((before) => (isSame ? noNews : { ...before, differs: true }));
  };

  const hear = (heard: readonly LiveChange[] | null) => {
    // A board is fetched again as a whole.
    if (!data || isBoard) return;
    const own = heard?.filter(({ of, what }) => of === resource && !besideRows.has(what));
    if (own?.length === 0) return;
    const known = own?.every(({ ids }) => ids !== null) ? own : null;
    const idsWith = (isMeant: (change: LiveChange) => boolean) => [
      ...new Set(known?.filter(isMeant).flatMap(({ ids }) => ids ?? [])),
    ];
    const changed = idsWith(() => true);
    const ofOneStage = isOfOneStage(filterValues);
    const incoming = idsWith(({ what }) => what === 'arrived' || (what === 'moved' && ofOneStage));
    const looking = changed.length > 0 && changed.length <= 100 ? look(changed, incoming) : compare();
    // The next change, or the next look, finds it.
    void looking.catch(() => undefined);
  };
  useLive(hear);

  const isUntold = resource === UNTOLD;
  const lookAgain = useRef(compare);
  useEffect(() => {
    lookAgain.current = compare;
  });
  useEffect(() => {
    if (!isUntold) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void lookAgain.current().catch(() => undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUntold]);

  return {
    news,
    show: () => {
      // Next and previous go through the list that is seen.
      void client.invalidateQueries({ queryKey: [resource, 'reading-order'] });
      if (news.arrived.size > 0 && page > 1) setPage(1);
      else void refetch();
    },
  };
};
