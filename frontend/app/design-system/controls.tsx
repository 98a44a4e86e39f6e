import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/panels/dialog.tsx';
import { DisclosureMenu } from '../ui/panels/disclosure-menu.tsx';
import { PaginationDots } from '../ui/pagination-dots.tsx';
import { Tabs } from '../ui/panels/tabs.tsx';
import { Specimen } from './specimen.tsx';

export function Controls() {
  const [dot, setDot] = useState(1);
  return (
    <>
      <Specimen name="Button">
        <Button primary>Primary</Button>
        <Button>Plain</Button>
        <Button busy>Sending…</Button>
        <Button disabled>Disabled</Button>
        <a className="button" href="#top">
          A link as a button
        </a>
        <a className="underlined" href="#top">
          A link
        </a>
      </Specimen>
      <Specimen name="Menu, dialog, dots">
        <DisclosureMenu label="About" entries={[{ to: '/team', label: 'Our Team' }]} />
        <Dialog trigger="Open a dialog" title="What a dialog is">
          Something that must be read before anything else.
        </Dialog>
        <Dialog
          trigger="Ask a question"
          title="Clear the draft?"
          close="Keep it"
          yes={{ label: 'Clear it', onYes: () => setDot(0) }}
        >
          What you typed is removed from this browser.
        </Dialog>
        <PaginationDots count={5} current={dot} labelOf={(at) => `Place ${at + 1}`} onChoose={setDot} />
      </Specimen>
      <Specimen name="Tabs">
        <div className="w-full">
          <Tabs
            label="Phases"
            tabs={['Discover', 'Define', 'Design'].map((title) => ({
              title,
              content: <p>{`What happens in ${title}.`}</p>,
            }))}
          />
        </div>
      </Specimen>
    </>
  );
}
