import type { AuditEntry } from '@frontdoor/contract';
import { daysFilter, pickFilter, textFilter } from '../grid/filters/chips/made-filters.tsx';
import type { ListFilter } from '../grid/filters/chips/list-filter.ts';
import { Grid } from '../grid/grid.tsx';
import { Received } from '../values/received.tsx';
import { translate } from '../messages/translate.ts';
import { actionsAbout } from './actions.ts';
import { AuditDetails } from './audit-details.tsx';
import { actionText, actorText, entryText, subjectText } from './audit-texts.ts';
import { subjectTypesFor } from './subject-types.ts';
import { useRole } from '../session/role.ts';

const orders = [
  ['at DESC', 'orders.newestFirst'],
  ['at ASC', 'orders.oldestFirst'],
] as const;

const filtersOf = (role: unknown): ListFilter[] => {
  const subjects = subjectTypesFor(role);
  const actions = actionsAbout(subjects).map((action) => [action, actionText(action)] as const);
  const abouts = subjects.map((subject) => [subject, translate(`audit.subjects.${subject}`)] as const);
  return [
    textFilter('actor', translate('audit.who')),
    pickFilter('action', translate('audit.action'), actions),
    pickFilter('subjectType', translate('fields.about'), abouts),
    textFilter('subjectId', translate('audit.itsId')),
    daysFilter(translate('audit.when')),
  ];
};

export const AuditList = () => {
  const role = useRole();
  return (
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
      filters={filtersOf(role)}
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
};
