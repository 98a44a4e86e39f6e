import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';

export interface Message {
  text: string;
  /** Whether it tells of something that went wrong. */
  isAlarming: boolean;
}

/** The messages of `useNotify` that are shown, the oldest first. */
export const useMessages = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translateKey = useTranslate();
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEffect(() => {
    const next = takeNotification();
    if (!next || typeof next.message !== 'string') return;
    // react-admin's own messages come as keys of its texts.
    const text = translateKey(next.message, { _: next.message, ...next.notificationOptions?.messageArgs });
    const isAlarming = next.type === 'error' || next.type === 'warning';
    setMessages((before) => [...before, { text, isAlarming }]);
  }, [notifications, takeNotification, translateKey]);
  const drop = (gone: readonly Message[]) => setMessages((before) => before.filter((one) => !gone.includes(one)));
  return { messages, drop };
};
