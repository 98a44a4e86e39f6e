import type { ContactMessage, Enquiry as HomeEnquiry, Feedback } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { StandingFilter } from '../applications/standing-filter.tsx';
import { DayFilter } from '../grid/day-filter.tsx';
import { DetailsHeading } from '../grid/details-heading.tsx';
import type { Column } from '../grid/grid-context.ts';
import { Grid } from '../grid/grid.tsx';
import { HeldReasons } from '../held/held-reasons.tsx';
import { timeText } from '../values/dates.ts';
import { EmailLink } from '../values/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { Received } from '../values/received.tsx';
import { SourceText } from '../values/source-text.tsx';
import { orNA } from '../values/texts.ts';

type Enquiry = Feedback | HomeEnquiry | ContactMessage;

type Props<Row> = {
  heading: string;
  one: string;
  many: string;
  columns: Column<Row>[];
  /** What only this kind has, as facts. */
  renderFacts: (record: Row) => ReactNode;
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

/** The list that all enquiries share, whatever their form. */
export const EnquiryGrid = <Row extends Enquiry>({ heading, one, many, columns, renderFacts }: Props<Row>) => (
  <Grid<Row>
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
      ...columns,
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
          {record.standing !== 'clear' && (
            <Fact label="Spam check">
              {record.standing}: <HeldReasons reasons={record.heldFor} />
            </Fact>
          )}
          <Fact label="E-mail">{record.email ? <EmailLink email={record.email} /> : 'N/A'}</Fact>
          {renderFacts(record)}
          <Fact label="Received">{timeText(record.createdAt)}</Fact>
          <Fact label="Came from">
            <SourceText source={record.source} />
          </Fact>
        </dl>
      </article>
    )}
  />
);
