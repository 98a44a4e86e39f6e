import type { ContactMessage } from '@frontdoor/contract';
import { standingFilter } from '../applications/filters/standing-filter.ts';
import { columnOf, FieldFact } from '../form-fields/field-fact.tsx';
import { receivedFilter } from '../grid/filters/chips/made-filters.tsx';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { Grid } from '../grid/grid.tsx';
import { spamCheckText } from '../held/spam-check.ts';
import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { Received } from '../values/received.tsx';
import { SourceText } from '../values/source-text.tsx';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import type { EnquiryKind } from './enquiry-kinds.ts';

type Enquiry = Omit<ContactMessage, 'number' | 'message'>;

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
  ['name ASC', 'orders.nameAToZ'],
] as const;

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
    filters={[receivedFilter(), standingFilter()]}
    exported
    columns={[
      ...fields.filter(({ inList }) => inList).map(columnOf<Enquiry>),
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
            <FieldFact key={field.name} field={field} record={record} />
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
