import '../applications/applications.css';
import './enquiries.css';
import { useListContext } from 'react-admin';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { countText } from '../values/count-text.ts';
import { kindOf, ofKind, tabOf, underTab } from './enquiry-filter.ts';
import { enquiryKinds } from './enquiry-kinds.ts';

/** Up to this number the API counts the enquiries of a tab. */
const MOST_COUNTED = 10_000;

/** Whose turn it is, each with its number, and the three kinds. */
export const EnquiryTabs = () => {
  const { filterValues, setFilters } = useListContext();
  const { data: counts = [] } = useRead(reads.enquiryCounts(underTab('all', filterValues)));
  return (
    <div className="chips">
      <div className="chip-group" role="group" aria-label={translate('enquiries.turn')}>
        {optionsOf('enquiries.tabs').map(([tab, label]) => {
          const count = counts.find((one) => one.tab === tab)?.count;
          return (
            <button
              key={tab}
              type="button"
              aria-pressed={tabOf(filterValues) === tab}
              onClick={() => setFilters(underTab(tab, filterValues))}
            >
              {label} {count !== undefined && <span className="soft">{countText(count, MOST_COUNTED)}</span>}
            </button>
          );
        })}
      </div>
      <div className="chip-group" role="group" aria-label={translate('fields.kind')}>
        {enquiryKinds.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={kindOf(filterValues) === name}
            onClick={() => setFilters(ofKind(name, filterValues))}
          >
            {translate(`enquiries.kinds.${name}.chip`)}
          </button>
        ))}
      </div>
    </div>
  );
};
