import type { ContactMessage } from '@frontdoor/contract';
import { StandingFilter } from '../applications/filters/standing-filter.tsx';
import { DayFilter } from '../grid/filters/day-filter.tsx';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import type { Column } from '../grid/grid-context.ts';
import { Grid } from '../grid/grid.tsx';
import { spamCheckText } from '../held/spam-check.ts';
import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { PhoneLink } from '../values/links/phone-link.tsx';
import { Received } from '../values/received.tsx';
import { SourceText } from '../values/source-text.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';
import { WebLink } from '../values/links/web-link.tsx';
import { translate } from '../messages/translate.ts';
import type { EnquiryField, EnquiryKind } from './enquiry-kinds.ts';

type Enquiry = Omit<ContactMessage, 'number' | 'message'>;

const valueOf = (record: Enquiry, { name }: EnquiryField) =>
  (record as Enquiry & Record<string, unknown>)[name] as string | null;

const columnOf = (field: EnquiryField): Column<Enquiry> => {
  const { name: source, label, type } = field;
  return type === 'lines'
    ? { source, label, sortable: false, render: (record) => <Excerpt text={valueOf(record, field)} /> }
    : { source, label, sortable: false, spare: true, render: (record) => orNA(valueOf(record, field)) };
};

const OwnFact = ({ field, record }: { field: EnquiryField; record: Enquiry }) => {
  const { label, type } = field;
  const value = valueOf(record, field);
  return (
    <Fact label={label} {...(type === 'lines' && { className: 'message' })}>
      {type === 'phone' && <PhoneLink number={value} />}
      {type === 'web-address' && <WebLink text={value} />}
      {(type === 'line' || type === 'email') && orNA(value)}
      {type === 'lines' && orNoMessage(value)}
    </Fact>
  );
};

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
  ['name ASC', 'orders.nameAToZ'],
] as const;

const Filters = () => (
  <>
    <DayFilter source="from" label={translate('fields.since')} />
    <DayFilter source="to" label={translate('fields.until')} />
    <StandingFilter />
  </>
);

/** The list of one kind of enquiry. */
export const EnquiryList = ({ kind: { name: kind, fields } }: { kind: EnquiryKind }) => (
  <Grid<Enquiry>
    heading={translate(`enquiries.kinds.${kind}.heading`)}
    one={translate(`enquiries.kinds.${kind}.one`)}
    many={translate(`enquiries.kinds.${kind}.many`)}
    nameOf={({ name }) => orNA(name)}
    renderUnderName={({ reference, email }) => (
      <>
        <span>{reference}</span> <span title={email}>{orNA(email)}</span>
      </>
    )}
    nameLabel={translate('fields.from')}
    nameSource="name"
    search={translate('enquiries.search')}
    orders={orders}
    filters={<Filters />}
    exported
    columns={[
      ...fields.filter(({ inList }) => inList).map(columnOf),
      {
        source: 'createdAt',
        label: translate('fields.received'),
        align: 'right',
        firstOrder: 'DESC',
        render: ({ createdAt }) => <Received at={createdAt} />,
      },
    ]}
    renderDetails={(record, alone) => (
      <article className="details" key={record.id}>
        <DetailsHeading text={orNA(record.name)} alone={alone} />
        <p className="mono soft">{record.reference}</p>
        <dl>
          {spamCheckText(record) && <Fact label={translate('fields.spamCheck')}>{spamCheckText(record)}</Fact>}
          <Fact label={translate('fields.email')}>
            {record.email ? <EmailLink email={record.email} /> : translate('values.none')}
          </Fact>
          {fields.map((field) => (
            <OwnFact key={field.name} field={field} record={record} />
          ))}
          <Fact label={translate('fields.received')}>{timeText(record.createdAt)}</Fact>
          <Fact label={translate('fields.cameFrom')}>
            <SourceText source={record.source} />
          </Fact>
        </dl>
      </article>
    )}
  />
);
