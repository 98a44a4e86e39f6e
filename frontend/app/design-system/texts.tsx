import { TradeDrawing } from '@frontdoor/drawings';
import { Accordion } from '../ui/panels/accordion.tsx';
import { Alert } from '../ui/panels/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Card } from '../ui/panels/card.tsx';
import { Figure } from '../ui/pictures/figure.tsx';
import { Skeleton } from '../ui/panels/skeleton.tsx';
import { Specimen } from './specimen.tsx';

export function Texts() {
  return (
    <>
      <Specimen name="Type">
        <div className="flex flex-col gap-4">
          <h1>Heading one</h1>
          <h2>Heading two</h2>
          <h3>Heading three</h3>
          <p className="lead">A lead: what the page is about, in one or two calm sentences.</p>
          <p className="prose">Text in its measure of about seventy-five letters, for those who read to the end.</p>
          <p className="note text-ink-soft">A note: labels, figures and captions.</p>
        </div>
      </Specimen>
      <Specimen name="Alert">
        <Alert tone="good">Application submitted successfully!</Alert>
        <Alert tone="bad">Something went wrong. Please try again.</Alert>
        <Alert tone="plain">You are offline. The form is kept.</Alert>
      </Specimen>
      <Specimen name="Badge, breadcrumb">
        <Badge text="Full-time" />
        <Badge text="Closes on Friday" signal />
        <Breadcrumb
          trail={[
            { to: '/', label: 'Home' },
            { to: '/services', label: 'Services' },
          ]}
          here="Cloud & DevOps"
        />
      </Specimen>
      <Specimen name="Card, figure, skeleton">
        <div className="grid w-full gap-4 sm:grid-cols-3">
          <Card
            drawing={<TradeDrawing trade="web" className="h-32" />}
            title="Web development"
            foot={
              <a className="underlined" href="#top">
                Sheet 28
              </a>
            }
          >
            Sites that open at once.
          </Card>
          <Figure caption="Fig. 3 — layers, lifted.">
            <TradeDrawing trade="cloud" />
          </Figure>
          <Skeleton lines={4} />
        </div>
      </Specimen>
      <Specimen name="Accordion">
        <div className="w-full">
          <Accordion
            entries={['What does it cost?', 'Who owns the code?'].map((title) => ({
              title,
              content: 'The first drawing has a fixed price.',
            }))}
          />
        </div>
      </Specimen>
    </>
  );
}
