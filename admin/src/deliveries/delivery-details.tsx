import type { Delivery } from '@frontdoor/contract';
import { Link } from 'react-router-dom';
import { listOf } from '../enquiries/enquiry-kinds.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { timeText } from '../values/times/dates.ts';
import { Fact } from '../values/fact.tsx';
import { orNA } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { DeliveryDecision } from './delivery-decision.tsx';
import { DeliveryLabel } from './delivery-label.tsx';
import { templateText } from './delivery-texts.ts';

type Props = { record: Delivery; alone: boolean };

export const DeliveryDetails = ({ record, alone }: Props) => {
  const list = listOf[record.subjectKind];
  const about = `${translate(`deliveries.subjects.${record.subjectKind}`)} ${record.reference ?? ''}`;
  return (
    <article className="details">
      <DetailsHeading text={orNA(record.recipient)} alone={alone} />
      <p className="mono soft under">
        {templateText(record.template)} <DeliveryLabel state={record.state} />
      </p>
      <DeliveryDecision record={record} />
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
