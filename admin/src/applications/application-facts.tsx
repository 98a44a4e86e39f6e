import type { Application } from '@frontdoor/contract';
import { Fragment } from 'react';
import { FieldFact } from '../form-fields/field-fact.tsx';
import { spamCheckText } from '../held/spam-check.ts';
import { translate } from '../messages/translate.ts';
import { Fact } from '../values/fact.tsx';
import { EmailLink } from '../values/links/email-link.tsx';
import { Part } from '../values/part.tsx';
import { orNoMessage } from '../values/texts.ts';
import { timeText } from '../values/times/dates.ts';
import { type ApplicationField, applicationFields } from './application-fields.ts';
import { MailLabel } from './mail-label.tsx';
import { experienceText } from './positions.ts';

type Props = { record: Application };

const valueOf = (record: Application, { name }: ApplicationField) =>
  (record as unknown as Record<string, string | null>)[name];

/** Long texts have a part of their own. */
const texts = applicationFields.filter(({ type }) => type === 'lines');
const facts = applicationFields.filter((field) => !texts.includes(field));

/** The facts that have a value; the specification wants N/A in lists only. */
export const ApplicationFacts = ({ record }: Props) => (
  <dl>
    {spamCheckText(record) && <Fact label={translate('fields.spamCheck')}>{spamCheckText(record)}</Fact>}
    {record.email && (
      <Fact label={translate('fields.email')}>
        <EmailLink email={record.email} />
      </Fact>
    )}
    {facts
      .filter((field) => valueOf(record, field)?.trim())
      .map((field) => (
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
    {record.mailState !== 'sent' && (
      <Fact label={translate('applications.hrMail')}>
        <MailLabel state={record.mailState} />
      </Fact>
    )}
  </dl>
);

/** What the applicant wrote in their own words. */
export const ApplicationMessage = ({ record }: Props) => (
  <Part title={translate('applications.message')}>
    {texts.map((field) => (
      <p key={field.name} className="text">
        {orNoMessage(valueOf(record, field))}
      </p>
    ))}
  </Part>
);
