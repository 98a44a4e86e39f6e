import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DisclosureMenu } from '../../ui/disclosure-menu.tsx';
import { PaginationDots } from '../../ui/pagination-dots.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TickField } from '../../ui/tick-field.tsx';
import { Specimen } from './specimen.tsx';

export function Controls() {
  const [text, setText] = useState('Asha Verma');
  const [ticked, setTicked] = useState(true);
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
      <Specimen name="Fields">
        <div className="title-block grid w-full sm:grid-cols-2">
          <TextField id="d-name" name="name" label="Name" help="As on your passport." value={text} onText={setText} />
          <TextField
            id="d-mail"
            name="email"
            label="E-mail"
            fault="Enter an address like name@company.com."
            value="asha@"
            onText={setText}
          />
          <SelectField
            id="d-choice"
            name="choice"
            label="Position"
            placeholder="Choose one"
            options={['One', 'Two']}
            value=""
            onText={setText}
          />
          <TextField id="d-url" name="url" label="Website" optional value="" onText={setText} />
          <TextArea
            id="d-text"
            name="text"
            label="Message"
            rows={3}
            value={text}
            onText={setText}
            className="sm:col-span-2"
          />
          <TickField id="d-tick" name="tick" checked={ticked} fault={undefined} onTick={setTicked}>
            I agree.
          </TickField>
          <TickField id="d-tock" name="tock" checked={false} fault="You must agree." onTick={setTicked}>
            I agree to this, too.
          </TickField>
        </div>
      </Specimen>
      <Specimen name="Menu, dialog, dots">
        <DisclosureMenu label="About" entries={[{ to: '/team', label: 'Our Team' }]} />
        <Dialog trigger="Open a dialog" title="Clear the draft?">
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
