import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/fields/error-summary.tsx';
import { FileDrop } from '../ui/fields/file-drop.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { TickField } from '../ui/fields/tick-field.tsx';
import { Receipt } from '../apply/sent/receipt.tsx';
import { enquiryKinds } from '../forms/enquiry/enquiry-kinds.ts';
import { EnquiryReceipt } from '../forms/enquiry/enquiry-receipt.tsx';
import { SendingStatus } from '../forms/sending/sending-status.tsx';
import { Specimen } from './specimen.tsx';

const sent = {
  message: 'Application submitted successfully!',
  reference: 'FD-7K3M-2QXW',
  title: 'Java Developer',
  subject: '',
  email: 'asha@mail.example',
  at: 1_795_789_020_000,
  answerBy: '2026-12-04T18:29:59.999Z',
};
const texts = [{ label: 'Message', text: 'Please call me about a booking system.' }];
const options = ['One', 'Two'];

/** Every kind of field as it is, wrong, and switched off; the messages of a form before, during and after it is sent. */
export function Forms() {
  return (
    <>
      <Specimen name="Fields">
        <Fields prefix="plain" />
      </Specimen>
      <Specimen name="Fields with faults">
        <Fields prefix="wrong" fault="What is wrong here, and how to mend it." />
      </Specimen>
      <Specimen name="Fields while a form is sent">
        <fieldset disabled className="w-full min-w-0">
          <legend className="sr-only">Switched off</legend>
          <Fields prefix="off" />
        </fieldset>
      </Specimen>
      <Specimen name="Error summary">
        <Summary />
      </Specimen>
      <Specimen name="File drop">
        <div className="title-block w-full">
          <Drop id="drop-empty" file={null} />
          <Drop id="drop-chosen" file={{ name: 'asha-verma.pdf', size: 183_000 }} />
          <Drop id="drop-wrong" file={{ name: 'notes.txt', size: 20 }} fault="Choose a PDF or Word file." />
          <Drop id="drop-sending" file={{ name: 'asha-verma.docx', size: 4_100_000 }} percent={62} />
        </div>
      </Specimen>
      <Specimen name="Sending and receipts">
        <div className="title-block w-full">
          <SendingStatus step={{ at: 'sending', percent: 62 }} measured />
          <SendingStatus step={{ at: 'waiting', reason: 'offline' }} />
          <EnquiryReceipt sent={{ ...sent, texts }} fresh={false} kind={enquiryKinds.contact} onClose={nothing} />
        </div>
        <Receipt sent={sent} fresh={false} onAnother={nothing} />
      </Specimen>
    </>
  );
}

const nothing = () => undefined;

function Fields({ prefix, fault }: { prefix: string; fault?: string }) {
  const [text, setText] = useState('Asha Verma');
  const [choice, setChoice] = useState('');
  const [ticked, setTicked] = useState(true);
  return (
    <div className="title-block grid w-full sm:grid-cols-2">
      <TextField
        id={`${prefix}-name`}
        name="name"
        label="Name"
        help="As on your passport."
        fault={fault}
        value={text}
        onText={setText}
      />
      <TextField id={`${prefix}-url`} name="url" label="Website" optional fault={fault} value="" onText={setText} />
      <SelectField
        id={`${prefix}-choice`}
        name="choice"
        label="Position"
        placeholder="Choose one"
        options={options}
        fault={fault}
        value={choice}
        onText={setChoice}
      />
      <TextArea
        id={`${prefix}-text`}
        name="text"
        label="Message"
        rows={3}
        fault={fault}
        value={text}
        onText={setText}
        className="sm:col-span-2"
      />
      <TickField id={`${prefix}-tick`} name="tick" checked={ticked} fault={fault} onTick={setTicked}>
        I agree.
      </TickField>
    </div>
  );
}

/** Behind a button, because it takes the focus when it comes. */
function Summary() {
  const [count, setCount] = useState(0);
  return (
    <div className="w-full">
      <Button onClick={() => setCount(count + 1)}>Show an error summary</Button>
      {count > 0 && (
        <ErrorSummary
          key={count}
          className="mt-4 border"
          title="Two things need your attention."
          detail="Nothing was sent."
          wrong={[
            { id: 'wrong-name', text: 'Enter your name.' },
            { id: 'wrong-choice', text: 'Choose one.' },
          ]}
          others={['The lift is out of order.']}
          onRetry={() => setCount(0)}
        />
      )}
    </div>
  );
}

type DropProps = { id: string; file: { name: string; size: number } | null; fault?: string; percent?: number | null };

function Drop({ id, file, fault, percent = null }: DropProps) {
  const [chosen, setChosen] = useState(file as File | null);
  const [faultFound, setFound] = useState(fault ?? null);
  return (
    <FileDrop
      id={id}
      name={id}
      label="Resume"
      help="PDF or Word, at most 5 MB."
      accept=".pdf"
      file={chosen}
      fault={faultFound ?? undefined}
      percent={percent}
      judge={() => null}
      unreadable="This file could not be read."
      onChoose={(next, wrong) => {
        setChosen(next);
        setFound(wrong);
      }}
    />
  );
}
