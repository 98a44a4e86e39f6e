import { useListContext } from 'react-admin';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { countText } from '../../values/count-text.ts';
import { MineTab } from '../assign/mine-tab.tsx';
import { filterUnder, isOpen, listTabs, type ListTab, MOST_COUNTED, withoutTab } from './tabs.ts';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;
const longestOverdueFirst = { field: 'answerDueAt', order: 'ASC' } as const;

const labelOf = (tab: ListTab): string => {
  if (tab === 'all') return translate('grid.all');
  if (tab === 'unseen') return translate('applications.unseen');
  return tab === 'answerDue' ? translate('applications.answer.label') : translate(`applications.stages.${tab}`);
};

/** One button for each stage, for the unseen applications and for the answers that are due, each with the number of applications under it. */
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
            {labelOf(tab)} {count !== undefined && <span className="soft">{countText(count, MOST_COUNTED)}</span>}
          </button>
        );
      })}
      <MineTab />
    </div>
  );
};
