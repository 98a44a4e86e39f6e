import type { AuditEntry } from '@frontdoor/contract';
import { usePermissions } from 'react-admin';
import { DayFilter } from '../grid/filters/day-filter.tsx';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { TextFilter } from '../grid/filters/text-filter.tsx';
import { Received } from '../values/received.tsx';
import { translate } from '../messages/translate.ts';
import { actionsAbout } from './actions.ts';
import { AuditDetails } from './audit-details.tsx';
import { actionText, actorText, entryText, subjectText } from './audit-texts.ts';
import { subjectTypesFor } from './subject-types.ts';

const orders = [
  ['at DESC', 'orders.newestFirst'],
  ['at ASC', 'orders.oldestFirst'],
] as const;

const Filters = () => {
  const { permissions } = usePermissions();
  const subjects = subjectTypesFor(permissions);
  return (
    <>
      <TextFilter source="actor" label={translate('audit.who')} />
      <FilterPick
        source="action"
        label={translate('audit.action')}
        options={actionsAbout(subjects).map((action) => [action, actionText(action)])}
      />
      <FilterPick
        source="subjectType"
        label={translate('fields.about')}
        options={subjects.map((subject) => [subject, translate(`audit.subjects.${subject}`)])}
      />
      <TextFilter source="subjectId" label={translate('audit.itsId')} />
      <DayFilter source="from" label={translate('fields.since')} />
      <DayFilter source="to" label={translate('fields.until')} />
    </>
  );
};

export const AuditList = () => (
  <Grid<AuditEntry>
    heading={translate('audit.heading')}
    one={translate('audit.one')}
    many={translate('audit.many')}
    nameOf={entryText}
    renderUnderName={(entry) => <span>{subjectText(entry)}</span>}
    nameLabel={translate('audit.action')}
    nameSource="action"
    nameSortable={false}
    orders={orders}
    filters={<Filters />}
    columns={[
      { source: 'actorName', label: translate('audit.who'), sortable: false, render: actorText },
      {
        source: 'at',
        label: translate('audit.when'),
        align: 'right',
        firstOrder: 'DESC',
        render: ({ at }) => <Received at={at} />,
      },
    ]}
    renderDetails={(entry, alone) => <AuditDetails key={entry.id} entry={entry} alone={alone} />}
  />
);
