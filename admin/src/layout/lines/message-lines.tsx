import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { translate } from '../../messages/translate.ts';
import { isAlarming, type Message, useMessages } from './use-messages.ts';

const SHOWN_MS = 5_000;
/** A message that something went wrong takes longer to read. */
const ALARMING_MS = 10_000;

/** The messages of `useNotify`. Each goes by itself after a while, but stays as long as its line has the pointer or the focus. */
export const MessageLines = () => {
  const { messages, drop, textOf } = useMessages();
  const alarming = messages.filter(isAlarming);
  const plain = messages.filter((message) => !isAlarming(message));
  return (
    <>
      {alarming.length > 0 && <Line messages={alarming} drop={drop} textOf={textOf} role="alert" />}
      <Line messages={plain} drop={drop} textOf={textOf} role="status" />
    </>
  );
};

type Props = {
  messages: readonly Message[];
  drop: (gone: readonly Message[]) => void;
  textOf: (message: Message) => string;
  role: 'alert' | 'status';
};

const Line = ({ messages, drop, textOf, role }: Props) => {
  const line = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const [oldest] = messages;
  // A button that goes away with the focus on it tells of no blur.
  const close = (gone: readonly Message[] = messages) => {
    setHeld(false);
    drop(gone);
  };
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!oldest || held) return;
    const timer = setTimeout(() => closeNow([oldest]), isAlarming(oldest) ? ALARMING_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [oldest, held]);
  useEffect(() => {
    if (!oldest) return;
    // Escape closes the line and acts on the page, too; with the focus in the line it closes the line alone.
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (line.current?.contains(document.activeElement)) event.stopImmediatePropagation();
      closeNow();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [oldest]);

  return (
    <div
      ref={line}
      className={role === 'alert' ? 'line alarming' : 'line'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role={role}>
        {messages.map((message, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts alone, in their order
          <span key={index}>{textOf(message)}</span>
        ))}
      </p>
      {oldest && (
        <button type="button" aria-label={translate('layout.closeMessage')} onClick={() => close()}>
          <span aria-hidden="true">×</span>
        </button>
      )}
    </div>
  );
};
