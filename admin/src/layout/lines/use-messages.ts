import { type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

export type Message = NotificationPayload;

/** Whether the message says that something went wrong. */
export const isAlarming = ({ type }: Message): boolean => type === 'error' || type === 'warning';

/** The messages of `useNotify` that have not gone yet, the oldest first. */
export const useMessages = () => {
  const { notifications: messages, setNotifications } = useNotificationContext();
  const translateKey = useTranslate();
  return {
    messages,
    drop: (gone: readonly Message[]) => setNotifications((before) => before.filter((one) => !gone.includes(one))),
    // react-admin's own messages come as keys of its texts.
    textOf: ({ message, notificationOptions }: Message): string =>
      typeof message === 'string' ? translateKey(message, { _: message, ...notificationOptions?.messageArgs }) : '',
  };
};
