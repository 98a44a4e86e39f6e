import type { Delivery } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { listOf } from '../enquiries/enquiry-kinds.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { timeText } from '../values/times/dates.ts';
import { Fact } from '../values/fact.tsx';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { DecideUnsure } from './decide-unsure.tsx';
import { DeliveryLabel } from './delivery-label.tsx';
import { templateText } from './delivery-texts.ts';
import { HeldMail } from './held-mail.tsx';
import { ResendDelivery } from './resend-delivery.tsx';

type Props = { record: Delivery; alone: boolean };

const Decision = ({ record }: { record: Delivery }) => {
  if (record.state === 'unsure') return <DecideUnsure record={record} />;
  return record.leavesAt ? <HeldMail record={record} leavesAt={record.leavesAt} /> : <ResendDelivery record={record} />;
};

export const DeliveryDetails = ({ record, alone }: Props) => {
  const list = listOf[record.subjectKind];
  const about = `${translate(`deliveries.subjects.${record.subjectKind}`)} ${record.reference ?? ''}`;
  return (
    <article className="details">
      <DetailsHeading text={orNA(record.recipient)} alone={alone} />
      <p className="mono soft under">
        {templateText(record.template)} <DeliveryLabel state={record.state} />
      </p>
      <Decision record={record} />
      <dl>
        <Fact label={translate('fields.about')}>
          {list ? <Link to={`/${list}/${record.subjectId}/show`}>{about}</Link> : about}
        </Fact>
        <Fact label={translate('deliveries.columns.tries')}>{record.attempts}</Fact>
        <Fact label={translate('deliveries.columns.lastAnswer')}>{orNA(record.answer)}</Fact>
        <Fact label={translate('deliveries.columns.written')}>{timeText(record.createdAt)}</Fact>
        <Fact label={translate('deliveries.columns.sent')}>
          {record.sentAt ? timeText(record.sentAt) : translate('values.none')}
        </Fact>
        <Fact label={translate('deliveries.columns.messageId')}>
          <span className="mono">{record.messageId}</span>
        </Fact>
      </dl>
    </article>
  );
};
