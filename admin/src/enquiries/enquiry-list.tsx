import type { Enquiry } from '@frontdoor/contract';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Assignee } from '../applications/assign/assignee.tsx';
import { sourceFilters } from '../applications/filters/source-filters.ts';
import { standingFilter } from '../applications/filters/standing-filter.ts';
import type { ListFilter } from '../grid/filters/chips/list-filter.ts';
import { flagFilter, pickFilter, receivedFilter } from '../grid/filters/chips/made-filters.tsx';
import type { GridSettings } from '../grid/grid-context.ts';
import { Grid } from '../grid/grid.tsx';
import { kindText } from '../held/spam-check.ts';
import { optionsOf, translate } from '../messages/translate.ts';
import { Excerpt } from '../values/excerpt.tsx';
import { Received } from '../values/received.tsx';
import { orNA } from '../values/texts.ts';
import { EnquiryAnswer } from './enquiry-answer.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { filterIn, kindOf } from './enquiry-filter.ts';
import { enquiryKinds } from './enquiry-kinds.ts';
import { EnquiryTabs } from './enquiry-tabs.tsx';
import { BulkReply } from './replies/many/bulk-reply.tsx';

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
  ['answerDueAt ASC', 'orders.answerDue'],
  ['name ASC', 'orders.nameAToZ'],
] as const;

const columns = (): GridSettings<Enquiry>['columns'] => [
  {
    source: 'words',
    label: translate('fields.text'),
    sortable: false,
    render: ({ words }) => <Excerpt text={words} />,
  },
  { source: 'kind', label: translate('fields.kind'), spare: true, render: ({ kind }) => kindText(kind) },
  {
    source: 'assignedTo',
    label: translate('assign.label'),
    sortable: false,
    render: ({ assignedTo }) => <Assignee of={assignedTo} />,
  },
  {
    source: 'answerDueAt',
    label: translate('applications.answer.label'),
    render: (record) => <EnquiryAnswer record={record} />,
  },
  {
    source: 'createdAt',
    label: translate('fields.received'),
    align: 'right',
    firstOrder: 'DESC',
    render: ({ createdAt }) => <Received at={createdAt} />,
  },
];

/** Beside the tabs and the kinds; the usual ones first. */
const filters = (): ListFilter[] => [
  receivedFilter(),
  flagFilter('overdue', translate('applications.answer.label'), translate('enquiries.filters.overdue')),
  pickFilter('state', translate('fields.state'), optionsOf('enquiries.filters.state')),
  ...sourceFilters(),
  standingFilter(),
];

const settingsFor = (kind: unknown): GridSettings<Enquiry> => {
  const one = enquiryKinds.find(({ name }) => name === kind);
  return {
    heading: translate(`enquiries.kinds.${one?.name ?? 'home-enquiry'}.heading`),
    one: translate(`enquiries.kinds.${one?.name ?? 'home-enquiry'}.one`),
    many: translate(`enquiries.kinds.${one?.name ?? 'home-enquiry'}.many`),
    nameOf: ({ name }) => orNA(name),
    renderUnderName: ({ reference, email, company }) => (
      <>
        <span>{reference}</span> <span title={email}>{orNA(email)}</span>
        {company && <span>{company}</span>}
      </>
    ),
    nameLabel: translate('fields.from'),
    nameSource: 'name',
    search: translate('enquiries.search'),
    orders,
    above: <EnquiryTabs />,
    filters: filters(),
    exported: true,
    bulkActions: <BulkReply />,
    columns: columns(),
    renderDetails: (record, alone) => <EnquiryDetails key={record.id} record={record} alone={alone} />,
  };
};

/** The enquiries of all kinds in one list; it has the name of a kind while it is narrowed to that. */
export const EnquiryList = () => {
  const { search } = useLocation();
  const kind = kindOf(filterIn(search));
  // With new ones all of the list would be drawn again at each key that opens another record.
  const settings = useMemo(() => settingsFor(kind), [kind]);
  return <Grid<Enquiry> {...settings} />;
};
