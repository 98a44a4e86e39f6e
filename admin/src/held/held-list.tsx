import type { Held } from '@frontdoor/contract';
import { usePermissions } from 'react-admin';
import { enquiryKinds } from '../enquiries/enquiry-kinds.ts';
import { DetailsHeading } from '../grid/open-record/details-heading.tsx';
import { FilterPick } from '../grid/filters/filter-pick.tsx';
import { Grid } from '../grid/grid.tsx';
import { timeText } from '../values/times/dates.ts';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { Received } from '../values/received.tsx';
import { orNA, orNoMessage, wordsOf } from '../values/texts.ts';
import { JudgeHeld } from './judge-held.tsx';
import { JudgeMany } from './judge-many.tsx';
import { NoteLook } from './note-look.tsx';
import { signsText } from './spam-check.ts';
import { WholeRecord } from './whole-record.tsx';

const kinds = enquiryKinds.map(({ name, title }) => [name, title] as const);

const discarded = [['discarded', 'Discarded']] as const;

const orders = [
  ['createdAt DESC', 'Newest first'],
  ['createdAt ASC', 'Oldest first'],
] as const;

export const HeldList = () => {
  const { permissions } = usePermissions();
  return (
    <Grid<Held>
      heading="Held"
      one="held submission"
      many="held submissions"
      empty="Nothing is held. Suspected spam waits here until a person releases or discards it."
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
      above={<NoteLook />}
      filters={
        <>
          {permissions === 'general' && <FilterPick source="kind" label="Kind" options={kinds} />}
          <FilterPick source="standing" label="Spam check" all="Held" options={discarded} />
        </>
      }
      bulkActions={<JudgeMany />}
      columns={[
        { source: 'kind', label: 'Kind', render: ({ kind }) => wordsOf(kind) },
        {
          source: 'excerpt',
          label: 'Text',
          sortable: false,
          render: ({ excerpt }) => <Excerpt text={excerpt} />,
        },
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
          <JudgeHeld record={record} />
          <dl>
            {record.standing === 'discarded' && <Fact label="Spam check">discarded</Fact>}
            <Fact label="Held for">{signsText(record.heldFor)}</Fact>
            <Fact label="Kind">{wordsOf(record.kind)}</Fact>
            {/* No link: an answer would tell a sender of spam that somebody reads it. */}
            <Fact label="E-mail">{orNA(record.email)}</Fact>
            <Fact label="Received">{timeText(record.createdAt)}</Fact>
            <Fact label="Text" className="message">
              {orNoMessage(record.excerpt)}
            </Fact>
            <Fact label="More">
              <WholeRecord record={record} />
            </Fact>
          </dl>
        </article>
      )}
    />
  );
};
