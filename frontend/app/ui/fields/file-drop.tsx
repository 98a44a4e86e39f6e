import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../button.tsx';
import { Fault } from './cell.tsx';
import { readableSize, typeOf } from './file-words.ts';

type FileDropProps = {
  id: string;
  name: string;
  label: string;
  help: string;
  /** The file types of the browser's chooser, like `.pdf,.docx`. */
  accept: string;
  file: File | null;
  fault: string | undefined;
  /** A remark about the file that is no error. */
  notice?: string;
  /** How much of it has left; null while nothing is sent. */
  percent: number | null;
  /** The fault of a file; null when there is none. */
  judge: (file: File) => string | null;
  /** The message for a file that cannot be read. */
  unreadable: string;
  onChoose: (file: File | null, fault: string | null) => void;
};

/** Reads the file at once, so that the chosen content is sent, even if the file on disk changes meanwhile. */
async function copyOf(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}

/** A place for one file, to be chosen or dropped: it shows the chosen file, and how much of it has left. */
export function FileDrop(props: FileDropProps) {
  const { id, name, label, help, accept, file, fault, notice = '', percent, onChoose } = props;
  const { judge, unreadable } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = (chosen: File | null | undefined) => {
    if (!chosen) return;
    const nameFault = judge(chosen);
    if (nameFault !== null) return onChoose(chosen, nameFault);
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
  const remove = () => {
    // The button goes with the file.
    input.current?.focus();
    onChoose(null, null);
  };
  return (
    <div className={`cell ${fault ? 'wrong' : ''}`}>
      <label htmlFor={id} className="block text-[0.9rem] font-semibold">
        {label} <span className="note font-normal text-ink-soft">optional</span>
      </label>
      <p id={`${id}-help`} className="text-[0.85rem] leading-snug text-ink-soft">
        {help}
      </p>
      {/* Dropping is an extra way for the mouse; the file input serves everybody. */}
      <div
        onDrop={drop}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        className={`group relative mt-3 border border-dashed px-4 py-4 ${over ? 'border-signal bg-paper' : 'border-ink-soft'}`}
      >
        <input
          ref={input}
          type="file"
          id={id}
          name={name}
          accept={accept}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-help${notice ? ` ${id}-notice` : ''}${fault ? ` ${id}-fault` : ''}`}
          className={file ? 'sr-only' : 'absolute inset-0 cursor-pointer opacity-0'}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        {file ? <Chosen id={id} file={file} percent={percent} onRemove={remove} /> : <Invitation />}
      </div>
      <p
        id={`${id}-notice`}
        role="status"
        className={notice ? 'mt-2 text-[0.9rem] leading-snug font-medium' : 'sr-only'}
      >
        {notice}
      </p>
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

type ChosenProps = { id: string; file: File; percent: number | null; onRemove: () => void };

function Chosen({ id, file, percent, onRemove }: ChosenProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 sm:grid-cols-[auto_1fr_auto]">
      <span className="note grid h-12 min-w-10 place-items-center border border-ink bg-paper px-2">
        {typeOf(file.name).toUpperCase() || 'no type'}
      </span>
      <p className="min-w-0 leading-snug">
        <span className="block font-medium [overflow-wrap:anywhere]">{file.name}</span>
        <span className="note text-ink-soft">{readableSize(file.size)}</span>
      </p>
      <span className="col-span-2 flex gap-2 sm:col-span-1">
        {/* The input behind it has the focus; the button shows it. */}
        <label
          htmlFor={id}
          className="button !min-h-10 cursor-pointer !px-3 !py-1 outline-offset-2 outline-signal group-has-[input:focus-visible]:outline-2"
        >
          Replace
        </label>
        <Button className="!min-h-10 !px-3 !py-1" onClick={onRemove} disabled={percent !== null}>
          Remove<span className="sr-only">{` ${file.name}`}</span>
        </Button>
      </span>
      {percent !== null && <progress className="meter col-span-full" max={100} value={percent} aria-label="Sent" />}
    </div>
  );
}
