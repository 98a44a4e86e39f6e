import type { Feedback } from '@frontdoor/contract';
import { EnquiryGrid } from '../enquiries/enquiry-grid.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { PhoneLink } from '../values/phone-link.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';
import { WebLink } from '../values/web-link.tsx';

/** Feedback: the consultation requests, which the API calls users. */
export const UserList = () => (
  <EnquiryGrid<Feedback>
    heading="Feedback"
    one="feedback entry"
    many="feedback entries"
    columns={[
      {
        source: 'number',
        label: 'Phone',
        sortable: false,
        spare: true,
        render: ({ number }) => orNA(number),
      },
      {
        source: 'feedback',
        label: 'Feedback',
        sortable: false,
        render: ({ feedback }) => <Excerpt text={feedback} />,
      },
    ]}
    renderFacts={({ number, website, feedback }) => (
      <>
        <Fact label="Phone">
          <PhoneLink number={number} />
        </Fact>
        <Fact label="Website">
          <WebLink text={website} />
        </Fact>
        <Fact label="Feedback" className="message">
          {orNoMessage(feedback)}
        </Fact>
      </>
    )}
  />
);
