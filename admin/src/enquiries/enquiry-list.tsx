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
import type { EnquiryField, EnquiryKind } from './enquiry-kinds.ts';

type Enquiry = Omit<ContactMessage, 'number' | 'message'>;

const valueOf = (record: Enquiry, { source }: EnquiryField) =>
  (record as Enquiry & Record<string, unknown>)[source] as string | null;

const columnOf = (field: EnquiryField): Column<Enquiry> => {
  const { source, label, type } = field;
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
      {type === 'line' && orNA(value)}
      {type === 'lines' && orNoMessage(value)}
    </Fact>
  );
};

const orders = [
  ['createdAt DESC', 'Newest first'],
  ['createdAt ASC', 'Oldest first'],
  ['name ASC', 'Name, A to Z'],
] as const;

const filters = (
  <>
    <DayFilter source="from" label="Since" />
    <DayFilter source="to" label="Until" />
    <StandingFilter />
  </>
);

/** The list of one kind of enquiry. */
export const EnquiryList = ({ kind: { heading, one, many, fields } }: { kind: EnquiryKind }) => (
  <Grid<Enquiry>
    heading={heading}
    one={one}
    many={many}
    nameOf={({ name }) => orNA(name)}
    renderUnderName={({ reference, email }) => (
      <>
        <span>{reference}</span> <span title={email}>{orNA(email)}</span>
      </>
    )}
    nameLabel="From"
    nameSource="name"
    search="names, e-mails, references"
    orders={orders}
    filters={filters}
    exported
    columns={[
      ...fields.filter(({ detail }) => !detail).map(columnOf),
      {
        source: 'createdAt',
        label: 'Received',
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
          {spamCheckText(record) && <Fact label="Spam check">{spamCheckText(record)}</Fact>}
          <Fact label="E-mail">{record.email ? <EmailLink email={record.email} /> : 'N/A'}</Fact>
          {fields.map((field) => (
            <OwnFact key={field.source} field={field} record={record} />
          ))}
          <Fact label="Received">{timeText(record.createdAt)}</Fact>
          <Fact label="Came from">
            <SourceText source={record.source} />
          </Fact>
        </dl>
      </article>
    )}
  />
);
