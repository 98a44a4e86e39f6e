import '../../applications/applications.css';
import { useListContext } from 'react-admin';
import { translate } from '../../messages/translate.ts';
import { interviewTabs, orderOf, tabOf, underTab } from './interview-filter.ts';

/** What is to come, what has been or was cancelled, and both. */
export const InterviewTabs = () => {
  const { filterValues, setFilters, setSort } = useListContext();
  return (
    <div className="chips" role="group" aria-label={translate('interviews.list.tabs')}>
      {interviewTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={tabOf(filterValues) === tab}
          onClick={() => {
            setFilters(underTab(tab, filterValues));
            setSort(orderOf(tab));
          }}
        >
          {translate(`interviews.list.${tab}`)}
        </button>
      ))}
    </div>
  );
};
