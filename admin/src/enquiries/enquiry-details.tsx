import type { Enquiry } from '@frontdoor/contract';
import { FieldFact } from '../form-fields/field-fact.tsx';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { kindText, spamCheckText } from '../held/spam-check.ts';
import { translate } from '../messages/translate.ts';
import { EmailLink } from '../values/links/email-link.tsx';
import { Fact } from '../values/fact.tsx';
import { SourceText } from '../values/source-text.tsx';
import { orNA } from '../values/texts.ts';
import { Conversation } from './conversation.tsx';
import { EnquiryActs } from './enquiry-acts.tsx';
import { EnquiryAnswer } from './enquiry-answer.tsx';
import { fieldsOfKind } from './enquiry-kinds.ts';
import { EnquiryViewers } from './viewers/enquiry-viewers.tsx';

export const EnquiryDetails = ({ record, alone }: { record: Enquiry; alone: boolean }) => (
  <article className="details">
    <p className="mono soft">
      {record.reference} · {kindText(record.kind)} · <EnquiryAnswer record={record} />
    </p>
    <DetailsHeading text={[orNA(record.name), record.company].filter(Boolean).join(', ')} alone={alone} />
    <EnquiryViewers key={`${record.id} viewers`} id={record.id} />
    {record.standing === 'clear' && <EnquiryActs key={record.id} record={record} />}
    <dl>
      {spamCheckText(record) && <Fact label={translate('fields.spamCheck')}>{spamCheckText(record)}</Fact>}
      <Fact label={translate('fields.email')}>
        {record.email ? <EmailLink email={record.email} /> : translate('values.none')}
      </Fact>
      {fieldsOfKind(record.kind)
        .filter(({ type }) => type !== 'lines')
        .map((field) => (
          <FieldFact key={field.name} field={field} record={record} />
        ))}
      <Fact label={translate('fields.cameFrom')}>
        <SourceText source={record.source} />
      </Fact>
    </dl>
    <Conversation key={`${record.id} conversation`} record={record} />
  </article>
);
