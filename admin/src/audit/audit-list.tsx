import type { AuditEntry } from '@frontdoor/contract';
import { DayFilter } from '../grid/filters/day-filter.tsx';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { TextFilter } from '../grid/filters/text-filter.tsx';
import { timeText } from '../values/times/dates.ts';
import { Fact } from '../values/fact.tsx';
import { Received } from '../values/received.tsx';
import { orNA, wordsOf } from '../values/texts.ts';
import { actions } from './actions.ts';
import { AuditChanges } from './audit-changes.tsx';
import { subjectTypes } from './subject-types.ts';

const orders = [
  ['at DESC', 'Newest first'],
  ['at ASC', 'Oldest first'],
] as const;

const filters = (
  <>
    <TextFilter source="actor" label="Who" />
    <FilterPick source="action" label="Action" options={actions.map((action) => [action, wordsOf(action)])} />
    <FilterPick source="subjectType" label="About" options={subjectTypes.map((type) => [type, wordsOf(type)])} />
    <TextFilter source="subjectId" label="Its id" />
    <DayFilter source="from" label="Since" />
    <DayFilter source="to" label="Until" />
  </>
);

export const AuditList = () => (
  <Grid<AuditEntry>
    heading="Audit log"
    one="entry"
    many="entries"
    nameOf={({ action }) => wordsOf(action)}
    renderUnderName={({ subjectType, subjectId }) => (
      <span>{subjectType ? `${subjectType} ${subjectId ?? ''}` : 'N/A'}</span>
    )}
    nameLabel="Action"
    nameSource="action"
    nameSortable={false}
    orders={orders}
    filters={filters}
    columns={[
      {
        source: 'actorName',
        label: 'Who',
        sortable: false,
        render: ({ actorName }) => orNA(actorName),
      },
      {
        source: 'at',
        label: 'When',
        align: 'right',
        firstOrder: 'DESC',
        render: ({ at }) => <Received at={at} />,
      },
    ]}
    renderDetails={(entry, alone) => (
      <article className="details" key={entry.id}>
        <DetailsHeading text={wordsOf(entry.action)} alone={alone} />
        <p className="mono soft">{entry.action}</p>
        <dl>
          <Fact label="Who">{orNA(entry.actorName)}</Fact>
          <Fact label="When">{timeText(entry.at)}</Fact>
          <Fact label="What">{orNA(entry.subjectType)}</Fact>
          <Fact label="Its id">
            <span className="mono">{orNA(entry.subjectId)}</span>
          </Fact>
          <Fact label="From">{orNA(entry.address)}</Fact>
          <Fact label="Request">
            <span className="mono">{orNA(entry.requestId)}</span>
          </Fact>
        </dl>
        <AuditChanges details={entry.details} />
      </article>
    )}
  />
);
