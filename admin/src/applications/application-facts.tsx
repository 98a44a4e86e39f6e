import { Fragment } from 'react';
import { FieldFact } from '../form-fields/field-fact.tsx';
import { timeText } from '../values/times/dates.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { spamCheckText } from '../held/spam-check.ts';
import type { Application } from '@frontdoor/contract';
import { applicationFields } from './application-fields.ts';
import { MailLabel } from './mail-label.tsx';
import { experienceText } from './positions.ts';
import { SourceText } from '../values/source-text.tsx';
import { translate } from '../messages/translate.ts';

/** Long texts stand at the end. */
const texts = applicationFields.filter(({ type }) => type === 'lines');
const facts = applicationFields.filter((field) => !texts.includes(field));

export const ApplicationFacts = ({ record }: { record: Application }) => (
  <dl>
    {spamCheckText(record) && <Fact label={translate('fields.spamCheck')}>{spamCheckText(record)}</Fact>}
    <Fact label={translate('fields.email')}>
      {record.email ? <EmailLink email={record.email} /> : translate('values.none')}
    </Fact>
    {facts.map((field) => (
      <Fragment key={field.name}>
        {field.name === 'experience' ? (
          <Fact label={field.label}>{experienceText(record.experience)}</Fact>
        ) : (
          <FieldFact field={field} record={record} />
        )}
        {field.name === 'apply' && record.jobPost && (
          <Fact label={translate('fields.jobPost')}>{record.jobPost.title}</Fact>
        )}
      </Fragment>
    ))}
    <Fact label={translate('fields.received')}>{timeText(record.createdAt)}</Fact>
    {record.firstOpenedAt && (
      <Fact label={translate('applications.firstOpened')}>
        {timeText(record.firstOpenedAt)}, {record.firstOpenedBy}
      </Fact>
    )}
    <Fact label={translate('fields.cameFrom')}>
      <SourceText source={record.source} />
    </Fact>
    {record.referredBy && <Fact label={translate('fields.referredBy')}>{record.referredBy}</Fact>}
    <Fact label={translate('applications.hrMail')}>
      <MailLabel state={record.mailState} />
    </Fact>
    {texts.map((field) => (
      <FieldFact key={field.name} field={field} record={record} />
    ))}
  </dl>
);
