import { useListContext } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { MineTab } from '../assign/mine-tab.tsx';
import { filterUnder, isOpen, listTabs, type ListTab, withoutTab } from './tabs.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const longestOverdueFirst = { field: 'answerDueAt', order: 'ASC' } as const;

/** The API counts up to here. */
const MOST = 10_000;

const countText = (count: number) =>
  count > MOST ? `${MOST.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB');

const labelOf = (tab: ListTab): string => {
  if (tab === 'all') return translate('grid.all');
  if (tab === 'unseen') return translate('applications.unseen');
  return tab === 'answerDue' ? translate('applications.answer.label') : translate(`applications.stages.${tab}`);
};

/** One button for each stage, for those whom nobody has opened and for answers that are due, with what the list would have under it. */
export const ListTabs = () => {
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const { data: counts = [] } = useRead(reads.tabCounts(withoutTab(filterValues)));
  const open = (tab: ListTab) => {
    setFilters(filterUnder(tab, filterValues));
    if (tab === 'answerDue') setSort(longestOverdueFirst);
    else if (sort.field === longestOverdueFirst.field && isOpen('answerDue', filterValues)) setSort(newestFirst);
  };
  return (
    <div className="chips" role="group" aria-label={translate('fields.stage')}>
      {listTabs.map((tab) => {
        const count = counts.find((one) => one.tab === tab)?.count;
        return (
          <button
            key={tab}
            type="button"
            aria-pressed={isOpen(tab, filterValues)}
            data-tab={tab}
            onClick={() => open(tab)}
          >
            {labelOf(tab)} {count !== undefined && <span className="soft">{countText(count)}</span>}
          </button>
        );
      })}
      <MineTab />
    </div>
  );
};
