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
import { translate } from '../messages/translate.ts';
import { actions } from './actions.ts';
import { AuditChanges } from './audit-changes.tsx';
import { subjectTypes } from './subject-types.ts';

const orders = [
  ['at DESC', 'orders.newestFirst'],
  ['at ASC', 'orders.oldestFirst'],
] as const;

const Filters = () => (
  <>
    <TextFilter source="actor" label={translate('audit.who')} />
    <FilterPick
      source="action"
      label={translate('audit.action')}
      options={actions.map((action) => [action, wordsOf(action)])}
    />
    <FilterPick
      source="subjectType"
      label={translate('fields.about')}
      options={subjectTypes.map((type) => [type, wordsOf(type)])}
    />
    <TextFilter source="subjectId" label={translate('audit.itsId')} />
    <DayFilter source="from" label={translate('fields.since')} />
    <DayFilter source="to" label={translate('fields.until')} />
  </>
);

export const AuditList = () => (
  <Grid<AuditEntry>
    heading={translate('audit.heading')}
    one={translate('audit.one')}
    many={translate('audit.many')}
    nameOf={({ action }) => wordsOf(action)}
    renderUnderName={({ subjectType, subjectId }) => (
      <span>{subjectType ? `${subjectType} ${subjectId ?? ''}` : translate('values.none')}</span>
    )}
    nameLabel={translate('audit.action')}
    nameSource="action"
    nameSortable={false}
    orders={orders}
    filters={<Filters />}
    columns={[
      {
        source: 'actorName',
        label: translate('audit.who'),
        sortable: false,
        render: ({ actorName }) => orNA(actorName),
      },
      {
        source: 'at',
        label: translate('audit.when'),
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
          <Fact label={translate('audit.who')}>{orNA(entry.actorName)}</Fact>
          <Fact label={translate('audit.when')}>{timeText(entry.at)}</Fact>
          <Fact label={translate('audit.what')}>{orNA(entry.subjectType)}</Fact>
          <Fact label={translate('audit.itsId')}>
            <span className="mono">{orNA(entry.subjectId)}</span>
          </Fact>
          <Fact label={translate('fields.from')}>{orNA(entry.address)}</Fact>
          <Fact label={translate('audit.request')}>
            <span className="mono">{orNA(entry.requestId)}</span>
          </Fact>
        </dl>
        <AuditChanges details={entry.details} />
      </article>
    )}
  />
);
