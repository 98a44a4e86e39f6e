import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { spamCheckText } from '../held/spam-check.ts';
import { orNA, orNoMessage } from '../values/texts.ts';
import { WebLink } from '../values/links/web-link.tsx';
import type { Application } from '@frontdoor/contract';
import { MailLabel } from './mail-label.tsx';
import { experienceText } from './positions.ts';
import { SourceText } from '../values/source-text.tsx';
import { PhoneLink } from '../values/links/phone-link.tsx';
import { translate } from '../messages/translate.ts';

export const ApplicationFacts = ({ record }: { record: Application }) => (
  <dl>
    {spamCheckText(record) && <Fact label={translate('fields.spamCheck')}>{spamCheckText(record)}</Fact>}
    <Fact label={translate('fields.email')}>
      {record.email ? <EmailLink email={record.email} /> : translate('values.none')}
    </Fact>
    <Fact label={translate('fields.phone')}>
      <PhoneLink number={record.phone} />
    </Fact>
    <Fact label={translate('fields.position')}>{orNA(record.apply)}</Fact>
    {record.jobPost && <Fact label={translate('fields.jobPost')}>{record.jobPost.title}</Fact>}
    <Fact label={translate('fields.experience')}>{experienceText(record.experience)}</Fact>
    <Fact label={translate('applications.linkedIn')}>
      <WebLink text={record.linkedin} />
    </Fact>
    <Fact label={translate('fields.received')}>{timeText(record.createdAt)}</Fact>
    <Fact label={translate('fields.cameFrom')}>
      <SourceText source={record.source} />
    </Fact>
    {record.referredBy && <Fact label={translate('fields.referredBy')}>{record.referredBy}</Fact>}
    <Fact label={translate('applications.hrMail')}>
      <MailLabel state={record.mailState} />
    </Fact>
    <Fact label={translate('fields.message')} className="message">
      {orNoMessage(record.message)}
    </Fact>
  </dl>
);
