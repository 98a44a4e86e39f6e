import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { createPortal } from 'react-dom';
import { ariaKeyOf, commands, type Command, keyMap } from '../keys/key-map.ts';
import { nameOfKey } from '../keys/key-name.tsx';
import { givenUp, isOffered } from '../keys/keys.ts';
import { translate } from '../messages/translate.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** All keys, by `?`: those of the page first. It also says which keys were given up because what they were meant for did not come. */
export const KeyHelp = () => {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  useShortcuts({ help: () => setOpen(true) });
  useEffect(() => {
    givenUp.tell = (keys) =>
      notify(translate('keys.givenUp', { keys: keys.join(' ').toUpperCase() }), { type: 'warning' });
  }, [notify]);
  return (
    <>
      <button
        type="button"
        className="quiet mono soft"
        aria-keyshortcuts={ariaKeyOf('help')}
        onClick={() => setOpen(true)}
      >
        {translate('keys.all')} <kbd aria-hidden="true">{keyMap.help}</kbd>
      </button>
      {open && <AllKeys close={() => setOpen(false)} />}
    </>
  );
};

const LOOK_AGAIN_MS = 500;

/** What the page below offers, also once a record has come that was not there yet when the list was opened; the dialog itself offers nothing. */
function useOffered(): readonly Command[] {
  const [offered, setOffered] = useState(() => commands.filter(isOffered));
  useEffect(() => {
    const lookAgain = () => {
      const now = commands.filter(isOffered);
      setOffered((before) => (before.join(' ') === now.join(' ') ? before : now));
    };
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return offered;
}

const AllKeys = ({ close }: { close: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const here = useOffered();
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    // The first control is its last line, and would be scrolled to.
    modal?.querySelector('h2')?.focus();
    return () => modal?.close();
  }, []);
  // Outside of the sidebar, which a page that needs the width hides in part.
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog keys-dialog"
      aria-labelledby={id}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <h2 id={id} tabIndex={-1}>
        {translate('keys.all')}
      </h2>
      <KeyList title={translate('keys.here')} list={here} />
      <KeyList title={translate('keys.elsewhere')} list={commands.filter((command) => !here.includes(command))} />
      <div className="form-buttons">
        <button type="button" className="button" onClick={close}>
          {translate('keys.close')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
};

const KeyList = ({ title, list }: { title: string; list: readonly Command[] }) => (
  <section aria-label={title}>
    <h3 className="mono soft">{title}</h3>
    <dl className="key-list">
      {list.map((command) => (
        <div key={command}>
          <dt>
            <kbd>{nameOfKey(command)}</kbd>
          </dt>
          <dd>{translate(`keys.commands.${command}`)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
