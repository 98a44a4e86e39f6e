import { useState, type DragEvent } from 'react';
import {
  faultOfResume,
  readableSize,
  resumeAccept,
  resumeLimit,
  typeOf,
  unreadable,
} from '../../application/resume-checks.ts';
import { idOf } from '../../application/values.ts';
import { Fault } from '../../ui/cell.tsx';

type ResumeFieldProps = {
  file: File | null;
  fault: string | undefined;
  percent: number | null;
  onChoose: (file: File | null, fault: string | null) => void;
};

const id = idOf('resume');

/** Reads the file at once, so that what is sent is what was chosen, even if the file on disk changes meanwhile. */
async function copyOf(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type, lastModified: file.lastModified });
}

export function ResumeField({ file, fault, percent, onChoose }: ResumeFieldProps) {
  const [over, setOver] = useState(false);
  const choose = (chosen: File | null | undefined) => {
    if (!chosen) return;
    const found = faultOfResume(chosen);
    if (found) onChoose(chosen, found);
    else
      void copyOf(chosen).then(
        (copy) => onChoose(copy, null),
        () => onChoose(null, unreadable),
      );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div className={`cell ${fault ? 'wrong' : ''}`}>
      <label htmlFor={id} className="block text-[0.9rem] font-semibold">
        Resume <span className="note font-normal text-ink-soft">optional</span>
      </label>
      <p id={`${id}-help`} className="text-[0.85rem] leading-snug text-ink-soft">
        PDF or Word (pdf, doc, docx), at most {readableSize(resumeLimit)}.
      </p>
      {/* Dropping is an extra way for the mouse; the file input below serves everybody. */}
      <div
        onDrop={drop}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        className={`relative mt-3 border border-dashed px-4 py-4 ${over ? 'border-signal bg-paper' : 'border-ink-soft'}`}
      >
        {file ? <Chosen file={file} percent={percent} onRemove={() => onChoose(null, null)} /> : <Invitation />}
        <input
          type="file"
          id={id}
          name="resume"
          accept={resumeAccept}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help${fault ? ` ${id}-fault` : ''}`}
          className={file ? 'sr-only' : 'absolute inset-0 cursor-pointer opacity-0'}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <Fault id={id} text={fault} />
    </div>
  );
}

function Invitation() {
  return (
    <p className="py-2 text-[0.97rem]">
      <span className="underlined">Choose a file</span> <span className="text-ink-soft">or drop it here</span>
    </p>
  );
}

function Chosen({ file, percent, onRemove }: { file: File; percent: number | null; onRemove: () => void }) {
  const type = typeOf(file.name).toUpperCase() || 'no type';
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr_auto]">
      <span className="note grid h-12 min-w-10 place-items-center border border-ink bg-paper px-2">{type}</span>
      <p className="min-w-0 leading-snug">
        <span className="block font-medium [overflow-wrap:anywhere]">{file.name}</span>
        <span className="note text-ink-soft">{readableSize(file.size)}</span>
      </p>
      <span className="col-span-2 flex gap-2 sm:col-span-1">
        <label htmlFor={id} className="button !min-h-10 cursor-pointer !px-3 !py-1">
          Replace
        </label>
        <button type="button" className="button !min-h-10 !px-3 !py-1" onClick={onRemove} disabled={percent !== null}>
          Remove<span className="sr-only"> {file.name}</span>
        </button>
      </span>
      {percent !== null && <progress className="meter col-span-full" max={100} value={percent} aria-label="Sent" />}
    </div>
  );
}
