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

export const ApplicationFacts = ({ record }: { record: Application }) => (
  <dl>
    {spamCheckText(record) && <Fact label="Spam check">{spamCheckText(record)}</Fact>}
    <Fact label="E-mail">{record.email ? <EmailLink email={record.email} /> : 'N/A'}</Fact>
    <Fact label="Phone">
      <PhoneLink number={record.phone} />
    </Fact>
    <Fact label="Position">{orNA(record.apply)}</Fact>
    {record.jobPost && <Fact label="Job post">{record.jobPost.title}</Fact>}
    <Fact label="Experience">{experienceText(record.experience)}</Fact>
    <Fact label="LinkedIn">
      <WebLink text={record.linkedin} />
    </Fact>
    <Fact label="Received">{timeText(record.createdAt)}</Fact>
    <Fact label="Came from">
      <SourceText source={record.source} />
    </Fact>
    {record.referredBy && <Fact label="Referred by">{record.referredBy}</Fact>}
    <Fact label="HR mail">
      <MailLabel state={record.mailState} />
    </Fact>
    <Fact label="Message" className="message">
      {orNoMessage(record.message)}
    </Fact>
  </dl>
);
