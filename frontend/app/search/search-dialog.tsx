import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchPath } from '../seo.ts';
import { Found } from './found.tsx';
import { isSearchKeyOn, switchSearchKey } from './search-key.ts';
import { searchWords } from './words.ts';

/**
 * The search over the page that one is on. The browser's own dialog keeps the focus, closes on Escape and gives the focus back;
 * the arrow keys go from the field to the results and through them.
 */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  // The browser gives the focus back only from a dialog that is closed; the next page may then take it.
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={searchWords.name}
      onClose={onClose}
      onKeyDown={goThrough}
      className="title-block mx-auto my-[6dvh] max-h-[88dvh] w-[min(44rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain text-base text-ink backdrop:bg-[rgb(16_27_43/0.5)] max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none"
    >
      <form
        role="search"
        action={searchPath}
        className="sticky top-0 z-10 flex border-b-2 border-ink bg-raised"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          void navigate(`${searchPath}?${new URLSearchParams({ q: query })}`);
        }}
      >
        <div className="cell grow !border-b-0">
          <label htmlFor="search-words" className="block text-[0.9rem] font-semibold">
            {searchWords.field}
          </label>
          <input
            id="search-words"
            className="control"
            type="text"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <button type="button" className="note min-h-11 border-l border-line px-4 hover:text-signal" onClick={close}>
          {searchWords.close}
        </button>
      </form>
      <div className="px-4 py-4">
        <Found query={query} onFollow={close} />
      </div>
      <div className="note flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-ink-soft max-md:hidden">
        <p>{searchWords.keys}</p>
        <label className="flex items-center gap-2">
          <input
            type="checkbox"
            className="tick-box"
            defaultChecked={isSearchKeyOn()}
            onChange={(event) => switchSearchKey(event.target.checked)}
          />
          {searchWords.shortcut}
        </label>
      </div>
    </dialog>
  );
}

function goThrough(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[name=q], ol a')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
