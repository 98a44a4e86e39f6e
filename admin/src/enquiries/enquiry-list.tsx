import type { Enquiry } from '@frontdoor/contract';
import { Excerpt } from '../values/excerpt.tsx';
import { Fact } from '../values/fact.tsx';
import { orNA, orNoMessage } from '../values/texts.ts';
import { EnquiryGrid } from './enquiry-grid.tsx';

/** What the form of the home page sends. */
export const EnquiryList = () => (
  <EnquiryGrid<Enquiry>
    heading="Enquiries"
    one="enquiry"
    many="enquiries"
    columns={[
      {
        source: 'company',
        label: 'Company',
        sortable: false,
        spare: true,
        render: ({ company }) => orNA(company),
      },
      {
        source: 'projectDetails',
        label: 'Project',
        sortable: false,
        render: ({ projectDetails }) => <Excerpt text={projectDetails} />,
      },
    ]}
    renderFacts={({ company, projectDetails }) => (
      <>
        <Fact label="Company">{orNA(company)}</Fact>
        <Fact label="Project" className="message">
          {orNoMessage(projectDetails)}
        </Fact>
      </>
    )}
  />
);
