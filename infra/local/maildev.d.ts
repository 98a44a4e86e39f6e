declare module 'maildev' {
  export type TakeRecipient = (
    recipient: { address: string },
    session: object,
    done: (refusal: Error | null) => void,
  ) => void;
  interface MailServer {
    /** SMTPServer of smtp-server, which looks its handlers up at each command. */
    smtp: import('node:events').EventEmitter & { close(done: () => void): void; onRcptTo: TakeRecipient };
    create(port: number, host: string, mailDir: string): void;
    listen(): Promise<void>;
    close(done: () => void): void;
    emit(event: 'close'): void;
  }
  export default function maildev(options: Record<string, unknown>): MailServer;
}
