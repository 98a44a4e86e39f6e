import type { ContactMessage } from '@frontdoor/contract';
import { EnquiryGrid } from '../enquiries/enquiry-grid.tsx';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { PhoneLink } from '../values/phone-link.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';

export const ContactList = () => (
  <EnquiryGrid<ContactMessage>
    heading="Contact Messages"
    one="contact message"
    many="contact messages"
    columns={[
      {
        source: 'number',
        label: 'Phone',
        sortable: false,
        spare: true,
        render: ({ number }) => orNA(number),
      },
      {
        source: 'message',
        label: 'Message',
        sortable: false,
        render: ({ message }) => <Excerpt text={message} />,
      },
    ]}
    renderFacts={({ number, message }) => (
      <>
        <Fact label="Phone">
          <PhoneLink number={number} />
        </Fact>
        <Fact label="Message" className="message">
          {orNoMessage(message)}
        </Fact>
      </>
    )}
  />
);
