import type { HeldSubmission } from '@frontdoor/contract';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { pickFilter } from '../grid/filters/chips/made-filters.tsx';
import { Grid } from '../grid/grid.tsx';
import { timeText } from '../values/times/dates.ts';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { Received } from '../values/received.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';
import { translate } from '../messages/translate.ts';
import { JudgeHeld } from './judge-held.tsx';
import { JudgeMany } from './judge-many.tsx';
import { NoteLook } from './note-look.tsx';
import { kindText, signsText } from './spam-check.ts';
import { WholeRecord } from './whole-record.tsx';
import { useRole } from '../session/role.ts';

const kinds = () => enquiryKinds.map(({ name }) => [name, translate(`enquiries.kinds.${name}.title`)] as const);

const orders = [
  ['createdAt DESC', 'orders.newestFirst'],
  ['createdAt ASC', 'orders.oldestFirst'],
] as const;

export const HeldList = () => {
  const role = useRole();
  return (
    <Grid<HeldSubmission>
      heading={translate('held.heading')}
      one={translate('held.one')}
      many={translate('held.many')}
      empty={translate('held.empty')}
      nameOf={({ name }) => orNA(name)}
      renderUnderName={({ reference, email }) => (
        <>
          <span>{reference}</span> <span title={email}>{orNA(email)}</span>
        </>
      )}
      nameLabel={translate('fields.from')}
      nameSource="name"
      search={translate('held.search')}
      orders={orders}
      above={<NoteLook />}
      filters={[
        ...(role === 'general' ? [pickFilter('kind', translate('fields.kind'), kinds())] : []),
        pickFilter(
          'standing',
          translate('fields.spamCheck'),
          [['discarded', translate('held.discarded')]],
          translate('held.heading'),
        ),
      ]}
      bulkActions={<JudgeMany />}
      columns={[
        { source: 'kind', label: translate('fields.kind'), render: ({ kind }) => kindText(kind) },
        {
          source: 'excerpt',
          label: translate('fields.text'),
          sortable: false,
          render: ({ excerpt }) => <Excerpt text={excerpt} />,
        },
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
          <JudgeHeld record={record} />
          <dl>
            {record.standing === 'discarded' && (
              <Fact label={translate('fields.spamCheck')}>{translate('held.discardedFact')}</Fact>
            )}
            <Fact label={translate('held.heldFor')}>{signsText(record.heldFor)}</Fact>
            <Fact label={translate('fields.kind')}>{kindText(record.kind)}</Fact>
            {/* No link: an answer would tell a sender of spam that somebody reads it. */}
            <Fact label={translate('fields.email')}>{orNA(record.email)}</Fact>
            <Fact label={translate('fields.received')}>{timeText(record.createdAt)}</Fact>
            <Fact label={translate('fields.text')} className="message">
              {orNoMessage(record.excerpt)}
            </Fact>
            <Fact label={translate('held.more')}>
              <WholeRecord record={record} />
            </Fact>
          </dl>
        </article>
      )}
    />
  );
};
